/** Whole visits to hostile pages, up to the sign-in step. */
import { expect } from '@playwright/test'
import { type Visitor, until } from '../engines/visitor.ts'
import { roots } from '../support/roots.ts'
import { scrollToForm } from './form.ts'
import {
  arrive,
  closeDialog,
  continueToSignIn,
  expectForm,
  pressIn,
  pressOpener,
  seen,
  typeAmount,
  useKeys,
  type Wild,
  goTo,
  settle,
} from './hostile.ts'
import { ask, type DialogView, expectAsFound } from './invariants.ts'

/** The form in the page, below everything else, up to the same step. */
async function visitForm(visitor: Visitor): Promise<void> {
  const inForm = (what: string): string => `donate-form >> ${what}`
  await scrollToForm(visitor)
  await visitor.waitFor(inForm('button:has-text("CONTINUE")'))
  // The contact block loads together with the code for CONTINUE.
  await visitor.waitFor(inForm('.contact'))
  expect(await ask.faults(visitor, 'donate-form-frame')).toEqual([])
  await visitor.fill(inForm('#amount'), '4321')
  await expect.poll(() => visitor.text(inForm('.total b'))).toBe('₹4,321')
  await visitor.click(inForm('button:has-text("CONTINUE")'))
  await visitor.waitFor(inForm('h3:has-text("Sign in to give")'))
  expect(await ask.faults(visitor, 'donate-form-frame')).toEqual([])
  await visitor.evaluate(() => scrollTo({ top: 0, left: 0, behavior: 'instant' }))
}

/** The whole visit, up to the sign-in step. */
export async function visitWild(visitor: Visitor, wild: Wild): Promise<void> {
  if (wild.styled) await learnLooks(visitor)
  await arrive(visitor, wild)
  if (wild.form) await visitForm(visitor)
  await pressOpener(visitor, wild.opener)
  await expectForm(visitor)
  await typeAmount(visitor)
  if (wild.styled) await expectPlainLooks(visitor)
  await (wild.keys ? continueToSignIn(visitor, useKeys) : continueToSignIn(visitor))
  await closeDialog(visitor, wild.keys ? 'Escape' : 'Close')
  await expectAsFound(visitor, wild.takesFocus)
}

const toTrust = (dialog: DialogView): boolean =>
  dialog.links.some((link) => link.startsWith(`${roots.siteRoot}/donate`))
const atForm = ({ points }: DialogView): boolean => 'CONTINUE' in points

/** A page broke a built-in that the form needs. Within about three seconds there is the sign-in step or a link to the trust's page, never an empty panel. */
export async function visitBroken(visitor: Visitor, wild: Wild): Promise<void> {
  await arrive(visitor, wild)
  await pressOpener(visitor, wild.opener)
  const first = await seen(visitor, 'the form or a link', (dialog) => atForm(dialog) || toTrust(dialog), 4000)
  if (atForm(first)) {
    await pressIn(visitor, 'CONTINUE')
    await seen(
      visitor,
      'the sign-in step or a link',
      (dialog) => dialog.heading === 'Sign in to give' || toTrust(dialog),
      4000,
    )
  }
  expect((await ask.dialog(visitor)).veil).toBe(0)
  expect(await visitor.evaluate(() => (window as { attacked?: number }).attacked ?? 0)).toBe(0)
  await closeDialog(visitor)
  await expectAsFound(visitor)
}

// The page's style never changes ours: each property of each kind of element in the dialog is as on a plain page.

/** The styles of everything in the dialog on a plain page, after an amount is typed. */
let plain: string[] | undefined

/** Runs once for a worker and its engine. The visitor leaves the page. */
async function learnLooks(visitor: Visitor): Promise<void> {
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
async function expectPlainLooks(visitor: Visitor): Promise<void> {
  const strange = async (): Promise<string[]> => {
    const looks = await ask.looks(visitor)
    return looks.filter((line, place) => line !== plain?.[place])
  }
  await expect.poll(strange, { message: 'nothing of the page’s style', timeout: 10_000 }).toEqual([])
}
