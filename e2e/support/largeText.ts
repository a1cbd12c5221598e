import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test'
import { findProgram } from '../../tools/check/findProgram.ts'

/** A browser whose reader has set letters twice as large. Only sizes in rem, or in em of `medium`, follow that setting. */
export const withLargeText = (): Promise<Browser> => {
  const executablePath = findProgram('shell') ?? findProgram('chromium')
  return chromium.launch({
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}

/** The reader of a page that is open already sets letters twice as large, and later as before. */
export async function withLettersTwiceAsLarge(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const set = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    // A check that the browser obeys: `medium` in a media query is that size, whatever the page says.
    const obeys = () => page.evaluate((px) => matchMedia(`(width: ${innerWidth / px}em)`).matches, standard)
    await expect.poll(obeys).toBe(true)
  }
  await set(32)
  await look()
  await set(16)
  await session.detach()
}

/**
 * Finds problems for a reader with letters of 32 px. Problems are words smaller than 28 px, words and controls that are cut or overflow, and a heading over
 * Close. Slotted content of the page counts, too. Runs in the page.
 */
export const faultsIn = (root: HTMLElement): string[] => {
  const frame = root.getBoundingClientRect()
  const words = 'h2, h3, p, b, small, span, label, legend, button, select, input, a, dt, dd'
  const { host } = root.getRootNode() as ShadowRoot
  // The frames inside a provider's button and card belong to the provider.
  const slotted = [...host.querySelectorAll<HTMLElement>(words)].filter((one) => one.closest('[slot^=sign-in]'))
  const found = [...root.querySelectorAll<HTMLElement>(words), ...slotted].flatMap((element) => {
    const box = element.getBoundingClientRect()
    // A box of one pixel is for screen readers only.
    if (box.width <= 1 || !element.checkVisibility()) return []
    const { display, fontSize } = getComputedStyle(element)
    const problem =
      (Number.parseFloat(fontSize) < 28 && 'small') ||
      ((box.left < frame.left - 1 || box.right > frame.right + 1) && 'outside') ||
      (display !== 'inline' && element.scrollWidth > element.clientWidth + 1 && 'cut')
    return problem ? [`${problem}: ${element.localName} ${element.textContent}`] : []
  })
  const heading = document.createRange()
  heading.selectNodeContents(root.querySelector('h2')!)
  const close = document.createRange()
  const closer = root.querySelector('h2 + button')
  if (closer) close.selectNodeContents(closer)
  const over = [...heading.getClientRects()].some((line) => {
    const middle = (line.top + line.bottom) / 2
    return [...close.getClientRects()].some((one) => line.right > one.left && one.top < middle && middle < one.bottom)
  })
  return over ? [...found, 'the heading is over Close'] : found
}

export const faults = (form: Locator): Promise<string[]> =>
  form.evaluate(faultsIn as (root: HTMLElement | SVGElement) => string[])
