/** A donor on a wild page: by mouse and real keys, at points of the window, as the probe tells where things stand. */
import { expect } from '@playwright/test'
import { until } from '../engines/until.ts'
import type { Visitor } from '../engines/visitor.ts'
import { roots } from '../roots.ts'
import { ask, type DialogView, expectAsFound, expectAtRest } from './invariants.ts'

/** What pages have put on `Object.prototype`, and no donor need notice. */
export const harmless = 'markup,handlers,shim'
/** And what leaves the donor a link, at least. */
export const pollutions = ['links', 'request', 'contract']

export interface Wild {
  /** File in demo/e2e/pages, with the page's own query. */
  page: string
  /** What is pressed; the link in the text, if not given. */
  opener?: string
  /** Our script comes only with the first press. */
  late?: boolean
  /** The page stands in a frame of one of another origin, with these attributes, e.g. `sandbox="allow-scripts"`. */
  frame?: string
  /** The page takes the focus whenever it can. */
  takesFocus?: boolean
}

async function goTo(visitor: Visitor, { page, frame }: Wild, more: string): Promise<void> {
  if (frame === undefined)
    return visitor.goto(`${roots.pagesRoot}/wild/${page}${page.includes('?') ? '&' : '?'}${more}`)
  const otherRoot = roots.pagesRoot.replace('127.0.0.1', 'localhost')
  await visitor.goto(`${otherRoot}/wild/framed?${new URLSearchParams({ frame })}&page=${page}&${more}`)
  await visitor.intoFrame()
}

/** Loads the page without our script and with it, and expects that nothing is different but what is documented. */
export async function arrive(visitor: Visitor, wild: Wild): Promise<string[]> {
  await goTo(visitor, wild, 'script=off')
  await settle(visitor)
  const without = await ask.traces(visitor)
  // An error of a script that is let in so names its file: what is ours is told from what the engine itself trips over (pages/probe/a-errors.js).
  await goTo(visitor, wild, 'how=async%20crossorigin')
  await settle(visitor)
  if (wild.late) return without.errors
  await until('our script', () => visitor.evaluate(() => typeof window.DonateWidget?.open === 'function'))
  // What the page itself does as it gets ready may come a moment later than the last time.
  await expect(async () => expectAtRest(without, await ask.traces(visitor))).toPass({ timeout: 3000 })
  return without.errors
}

/** A page does things of its own a moment after it has loaded. */
const settle = (visitor: Visitor): Promise<void> =>
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

export async function continueToSignIn(visitor: Visitor): Promise<void> {
  await pressIn(visitor, 'CONTINUE')
  await seen(visitor, 'the sign-in step', ({ heading }) => heading === 'Sign in to give')
  expect(await ask.faults(visitor)).toEqual([])
}

export async function closeDialog(visitor: Visitor, by: 'Close' | 'Escape' = 'Close'): Promise<void> {
  if (by === 'Close') await pressIn(visitor, 'Close')
  else await visitor.press('Escape')
  await seen(visitor, 'the end', ({ open }) => !open)
}

/** The whole visit, up to the step where the donor signs in. */
export async function visitWild(visitor: Visitor, wild: Wild, by: 'Close' | 'Escape' = 'Close'): Promise<void> {
  const errors = await arrive(visitor, wild)
  await pressOpener(visitor, wild.opener)
  await expectForm(visitor)
  await typeAmount(visitor)
  await continueToSignIn(visitor)
  await closeDialog(visitor, by)
  await expectAsFound(visitor, errors, wild.takesFocus)
}

const toTrust = (dialog: DialogView): boolean =>
  dialog.links.some((link) => link.startsWith(`${roots.siteRoot}/donate`))
const atForm = ({ points }: DialogView): boolean => 'CONTINUE' in points

/** Where a page has broken what nobody can do without: the sign-in step is reached, or a link to the trust's page is there. Never an empty panel. */
export async function visitBroken(visitor: Visitor, wild: Wild): Promise<void> {
  const errors = await arrive(visitor, wild)
  await pressOpener(visitor, wild.opener)
  const first = await seen(visitor, 'the form or a link', (dialog) => atForm(dialog) || toTrust(dialog), 20_000)
  if (atForm(first)) {
    await pressIn(visitor, 'CONTINUE')
    await seen(
      visitor,
      'the sign-in step or a link',
      (dialog) => dialog.heading === 'Sign in to give' || toTrust(dialog),
      20_000,
    )
  }
  expect((await ask.dialog(visitor)).veil).toBe(0)
  expect(await visitor.evaluate(() => (window as { attacked?: number }).attacked ?? 0)).toBe(0)
  await closeDialog(visitor)
  await expectAsFound(visitor, errors)
}
