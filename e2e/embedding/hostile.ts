/** A donor on a wild page: by mouse and real keys, at points of the window, as the probe tells where things stand. */
import { expect } from '@playwright/test'
import { until } from '../engines/until.ts'
import type { Visitor } from '../engines/visitor.ts'
import { roots } from '../support/roots.ts'
import { ask, type DialogView, expectAtRest } from './invariants.ts'

/** What pages have put on `Object.prototype`, and no donor need notice. */
export const harmless = 'markup,handlers,shim,request'
/** And what leaves the donor a link, at least. */
export const pollutions = ['links', 'contract']

export interface Wild {
  /** File in e2e/pages, with the page's own query. */
  page: string
  /** What is pressed; the link in the text, if not given. */
  opener?: string
  /** Our script comes only with the first press. */
  late?: boolean
  /** The page stands in a frame of one of another origin, with these attributes, e.g. `sandbox="allow-scripts"`. */
  frame?: string
  /** The page takes the focus whenever it can. */
  takesFocus?: boolean
  /** The page has its eyes on the keys: all of the visit is done with them. */
  keys?: boolean
  /** A `<donate-form>` stands on the page, too. */
  form?: boolean
  /** The page has styles for everything: ours are compared with what they are on a page without. */
  styled?: boolean
}

export async function goTo(visitor: Visitor, { page, frame, form }: Wild, how: string): Promise<void> {
  const more = form ? `${how}&form` : how
  if (frame === undefined)
    return visitor.goto(`${roots.pagesRoot}/wild/${page}${page.includes('?') ? '&' : '?'}${more}`)
  const otherRoot = roots.pagesRoot.replace('127.0.0.1', 'localhost')
  await visitor.goto(`${otherRoot}/wild/framed?${new URLSearchParams({ frame })}&page=${page}&${more}`)
  await visitor.intoFrame()
}

/** Loads the page without our script and with it, and expects that nothing is different but what is documented. */
export async function arrive(visitor: Visitor, wild: Wild): Promise<void> {
  await goTo(visitor, wild, 'script=off')
  await settle(visitor)
  const without = await ask.traces(visitor)
  // A page whose library has not come is not the page that it says.
  expect(without.errors).toEqual([])
  await goTo(visitor, wild, 'how=async')
  await settle(visitor)
  if (wild.late) return
  await until('our script', () => visitor.evaluate(() => typeof window.DonateWidget?.open === 'function'))
  // What the page itself does as it gets ready may come a moment later than the last time.
  await expect(async () => expectAtRest(without, await ask.traces(visitor))).toPass({ timeout: 3000 })
}

/** A page does things of its own a moment after it has loaded. */
export const settle = (visitor: Visitor): Promise<void> =>
  until('the page', () =>
    visitor.evaluate(() => document.readyState === 'complete' && !!document.querySelector('#opener')),
  )

/** Presses the opener with the mouse. */
export async function pressOpener(visitor: Visitor, opener = '#opener'): Promise<void> {
  const { x, y } = await ask.opener(visitor, opener)
  await ask.mark(visitor)
  await visitor.clickAt(x, y)
}

export async function seen(
  visitor: Visitor,
  what: string,
  is: (dialog: DialogView) => boolean,
  within = 8000,
): Promise<DialogView> {
  let last: DialogView | undefined
  await until(what, async () => is((last = await ask.dialog(visitor))), within).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${JSON.stringify(last)}`)
  })
  return last!
}

export async function pressIn(visitor: Visitor, name: string): Promise<void> {
  const point = Object.entries((await ask.dialog(visitor)).points).find(([one]) => one.startsWith(name))?.[1]
  if (!point) throw new Error(`There is no ${name} in the dialog.`)
  await visitor.clickAt(point.x, point.y)
}

/** The form of a project, all of it to be seen and reached; an amount typed on the keyboard. */
export async function expectForm(visitor: Visitor): Promise<void> {
  // The contact block comes with all that CONTINUE needs.
  const dialog = await seen(visitor, 'the form', ({ points, links }) => 'CONTINUE' in points && links.length > 0)
  expect(dialog.modal).toBe(true)
  expect(dialog.veil).toBe(0)
  expect(await ask.faults(visitor)).toEqual([])
}

export async function typeAmount(visitor: Visitor, amount = '4321', shown = '₹4,321'): Promise<void> {
  await pressIn(visitor, 'Amount in rupees')
  await visitor.press('Control+A')
  await visitor.type(amount)
  await seen(visitor, `the total ${shown}`, ({ total }) => total === shown)
}

/** @param go what is pressed, if not CONTINUE with the mouse */
export async function continueToSignIn(
  visitor: Visitor,
  go: (visitor: Visitor) => Promise<void> = (one) => pressIn(one, 'CONTINUE'),
): Promise<void> {
  await go(visitor)
  await seen(visitor, 'the sign-in step', ({ heading }) => heading === 'Sign in to give')
  expect(await ask.faults(visitor)).toEqual([])
}

/** On from the amount with nothing but keys, each of which pages take for themselves. */
export async function useKeys(visitor: Visitor): Promise<void> {
  await visitor.press('Tab')
  const { focus } = await seen(visitor, 'the focus on a suggested amount', (dialog) => dialog.focus.startsWith('₹'))
  await visitor.press('Space')
  await seen(visitor, 'that amount', ({ total }) => total !== '₹4,321' && focus.startsWith(total))
  await visitor.press('Shift+Tab')
  await seen(visitor, 'the focus on the amount', (dialog) => dialog.focus === 'Amount in rupees')
  await visitor.press('Control+A')
  await visitor.type('4321')
  await visitor.press('Backspace')
  await seen(visitor, 'a digit less', ({ total }) => total === '₹432')
  await visitor.press('Enter')
}

export async function closeDialog(visitor: Visitor, by: 'Close' | 'Escape' = 'Close'): Promise<void> {
  if (by === 'Close') await pressIn(visitor, 'Close')
  else await visitor.press('Escape')
  await seen(visitor, 'the end', ({ open }) => !open)
}
