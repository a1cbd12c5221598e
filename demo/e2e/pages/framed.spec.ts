/** A page of a partner in a frame of somebody else's. In Chromium only: of the drivers, only its knows where frames stand. */
import type { Visitor } from '../engines/visitor.ts'
import { expect, test } from '../embedding/fixtures.ts'
import {
  arrive,
  closeDialog,
  continueToSignIn,
  expectForm,
  pressIn,
  pressOpener,
  seen,
  type Wild,
} from '../embedding/hostile.ts'
import { ask, expectAsFound } from '../embedding/invariants.ts'
import { roots } from '../roots.ts'
import { visitWild } from '../embedding/visits.ts'

test('a frame of another origin', ({ visitor }) => visitWild(visitor, { page: 'clean', frame: '' }))

/** Up to the press that opens the trust's window. */
async function openWindow(visitor: Visitor, wild: Wild): Promise<void> {
  await arrive(visitor, wild)
  await pressOpener(visitor)
  await expectForm(visitor)
  await continueToSignIn(visitor)
  await pressIn(visitor, 'Open the sign-in window')
}

test('a frame that may only run scripts: the form, and the trust’s address in place of a window', async ({
  visitor,
}) => {
  await openWindow(visitor, { page: 'clean', frame: 'sandbox="allow-scripts"' })
  const { links } = await seen(visitor, 'the link alone', ({ points }) => !('Open the sign-in window' in points))
  expect(links).toEqual([`${roots.siteRoot}/donate?lang=en&project=4&amount=1000&purpose=41`])
  await closeDialog(visitor)
  await expectAsFound(visitor)
})

test('a frame that may open windows, but not leave: the trust’s page opens in one, with the choices made', async ({
  visitor,
}) => {
  const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'
  await arrive(visitor, { page: 'clean', frame: `sandbox="${sandbox}"` })
  await pressOpener(visitor)
  await expectForm(visitor)
  await continueToSignIn(visitor)
  const site = await visitor.popup(() => pressIn(visitor, 'Continue on our website'))
  await expect.poll(() => site.text('dialog h2')).toBe('Make a Donation for Medical camp')
  expect((await ask.dialog(visitor)).heading).toBe('Sign in to give')
})
