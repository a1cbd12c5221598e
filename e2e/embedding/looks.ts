/** Nothing of a page's style comes in: every property of each kind of thing in the dialog is as it is on a page that does nothing. */
import { expect } from '@playwright/test'
import { until } from '../engines/until.ts'
import type { Visitor } from '../engines/visitor.ts'
import { expectForm, goTo, pressOpener, settle, typeAmount } from './hostile.ts'
import { ask } from './invariants.ts'

/** What everything in the dialog looks like where the page does nothing, once an amount is typed. */
let plain: string[] | undefined

/** Once for a worker and its engine; the visitor is led elsewhere. */
export async function learnLooks(visitor: Visitor): Promise<void> {
  if (plain) return
  await goTo(visitor, { page: 'clean' }, 'how=async')
  await settle(visitor)
  await pressOpener(visitor)
  await expectForm(visitor)
  await typeAmount(visitor)
  // The dialog rises into its place.
  await until('everything in its place', () => visitor.evaluate(() => document.getAnimations().length === 0))
  plain = await ask.looks(visitor)
}

/** What the page's own style has changed in the open dialog: nothing. */
export async function expectPlainLooks(visitor: Visitor): Promise<void> {
  const strange = async (): Promise<string[]> => {
    const looks = await ask.looks(visitor)
    return looks.filter((line, place) => line !== plain?.[place])
  }
  await expect.poll(strange, { message: 'nothing of the page’s style', timeout: 10_000 }).toEqual([])
}
