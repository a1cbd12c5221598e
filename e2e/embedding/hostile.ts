/** A donor on a hostile page. The mouse uses points of the window, which the probe measures, and the keys are real. */

import { expect } from '@playwright/test'
import { type Visitor, until } from '../engines/visitor.ts'
import { roots } from '../support/roots.ts'
import { ask, type DialogView, expectAtRest } from './invariants.ts'

/** What pages put on `Object.prototype` without an effect on the donor. */
export const harmless = 'markup,handlers,shim,request'
/** Those that may leave the donor a link only. */
export const pollutions = ['links', 'contract']

export interface Wild {
  /** File in e2e/pages, with the page's own query. */
  page: string
  /** The element to click; by default the link in the text. */
  opener?: string
  /** Our script loads at the first click only. */
  late?: boolean
  /** The page is in a frame of another origin with these attributes, e.g. `sandbox="allow-scripts"`. */
  frame?: string
  /** The page takes the focus whenever it can. */
  takesFocus?: boolean
  /** The page handles keys, so the whole visit uses the keyboard. */
  keys?: boolean
  /** The page also has a `<donate-form>`. */
  form?: boolean
  /** The page styles every element: the test compares our styles with those on a plain page. */
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

/** Loads the page without and with our script, and expects only the documented differences. */
export async function arrive(visitor: Visitor, wild: Wild): Promise<void> {
  await goTo(visitor, wild, 'script=off')
  await settle(visitor)
  const without = await ask.traces(visitor)
  // If the page's library did not load, the test would prove nothing.
  expect(without.errors).toEqual([])
  await goTo(visitor, wild, 'how=async')
  await settle(visitor)
  if (wild.late) return
  await until('our script', () => visitor.evaluate(() => typeof window.DonateWidget?.open === 'function'))
  // The page's own start may take a moment longer than last time.
  await expect(async () => expectAtRest(without, await ask.traces(visitor))).toPass({ timeout: 10_000 })
}

/** A page changes itself for a moment after it has loaded. */
export const settle = (visitor: Visitor): Promise<void> =>
  until('the page', () =>
    visitor.evaluate(() => document.readyState === 'complete' && !!document.querySelector('#opener')),
  )

/** Clicks the opener with the mouse. */
export async function pressOpener(visitor: Visitor, opener = '#opener'): Promise<void> {
  const { x, y } = await ask.opener(visitor, opener)
  await ask.mark(visitor)
  await visitor.clickAt(x, y)
}

export async function seen(
  visitor: Visitor,
  what: string,
  is: (dialog: DialogView) => boolean,
  within = 20_000,
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

/** Expects the form of a project, visible and in reach, and types an amount on the keyboard. */
export async function expectForm(visitor: Visitor): Promise<void> {
  // The contact block loads together with the code for CONTINUE.
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

/** @param go the step to the sign-in; by default a mouse click on CONTINUE */
export async function continueToSignIn(
  visitor: Visitor,
  go: (visitor: Visitor) => Promise<void> = (one) => pressIn(one, 'CONTINUE'),
): Promise<void> {
  await go(visitor)
  await seen(visitor, 'the sign-in step', ({ heading }) => heading === 'Sign in to give')
  expect(await ask.faults(visitor)).toEqual([])
}

/** Continues from the amount by keyboard only, with keys that pages handle themselves. */
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

/** A page that loads and removes our script: its address, and waits for script and form. */
export const at = (page: string, query = ''): string => `${roots.pagesRoot}/wild/${page}${query}`
export const ready = (visitor: Visitor): Promise<void> =>
  until('our script', () => visitor.evaluate(() => typeof window.DonateWidget?.open === 'function'))
export const errorsOf = (visitor: Visitor): Promise<string[]> =>
  visitor.evaluate(() => window[Symbol.for('probe')]!.errors)
export const formStands = (visitor: Visitor): Promise<unknown> =>
  seen(visitor, 'the form', ({ points }) => 'CONTINUE' in points)
