/** The page's style never changes ours: each property of each kind of element in the dialog is as on a plain page. */
import { expect } from '@playwright/test'
import { until } from '../../engines/until.ts'
import type { Visitor } from '../../engines/visitor.ts'
import { expectForm, goTo, pressOpener, settle, typeAmount } from './hostile.ts'
import { ask } from '../invariants.ts'

/** The styles of everything in the dialog on a plain page, after an amount is typed. */
let plain: string[] | undefined

/** Runs once for a worker and its engine. The visitor leaves the page. */
export async function learnLooks(visitor: Visitor): Promise<void> {
  if (plain) return
  await goTo(visitor, { page: 'clean' }, 'how=async')
  await settle(visitor)
  await pressOpener(visitor)
  await expectForm(visitor)
  await typeAmount(visitor)
  // Waits for the end of the dialog's animation.
  await until('everything in its place', () => visitor.evaluate(() => document.getAnimations().length === 0))
  plain = await ask.looks(visitor)
}

/** Expects that the page's own style changed nothing in the open dialog. */
export async function expectPlainLooks(visitor: Visitor): Promise<void> {
  const strange = async (): Promise<string[]> => {
    const looks = await ask.looks(visitor)
    return looks.filter((line, place) => line !== plain?.[place])
  }
  await expect.poll(strange, { message: 'nothing of the page’s style', timeout: 10_000 }).toEqual([])
}
