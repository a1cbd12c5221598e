/** A partner's page in a foreign frame. In Chromium only: only its driver knows the position of frames. */
import type { Visitor } from '../engines/visitor.ts'
import { expect, test } from './fixtures.ts'
import { arrive, closeDialog, continueToSignIn, expectForm, pressIn, pressOpener, type Wild } from './hostile.ts'
import { atProvider, pay, signIn } from './form.ts'
import { ask, expectAsFound } from './invariants.ts'
import { donationsOf } from '../support/accounts.ts'
import { roots } from '../support/roots.ts'
import { visitWild } from './visits.ts'

test('works in a frame of another origin', ({ visitor }) => visitWild(visitor, { page: 'clean', frame: '' }))

/** Continues to the sign-in step. */
async function toSignIn(visitor: Visitor, wild: Wild): Promise<void> {
  await arrive(visitor, wild)
  await pressOpener(visitor)
  await expectForm(visitor)
  await continueToSignIn(visitor)
}

test('shows the trust’s address instead of a window in a frame that may only run scripts, to copy if nothing opens', async ({
  visitor,
}) => {
  const address = `${roots.siteRoot}/donate?lang=en&project=4&amount=1000&purpose=41`
  await toSignIn(visitor, { page: 'clean', frame: 'sandbox="allow-scripts"' })
  const { links, points } = await ask.dialog(visitor)
  expect(points).not.toHaveProperty('Open the sign-in window')
  expect(links).toEqual([address])
  await pressIn(visitor, 'Continue on our website')
  await expect.poll(() => visitor.text('dialog >> code')).toBe(address)
  await closeDialog(visitor)
  await expectAsFound(visitor)
})

test('opens the trust’s page with the choices in a window if the frame may open windows, but not navigate', async ({
  visitor,
}) => {
  const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'
  await toSignIn(visitor, { page: 'clean', frame: `sandbox="${sandbox}"` })
  const site = await visitor.popup(() => pressIn(visitor, 'Continue on our website'))
  await expect.poll(() => site.text('dialog h2')).toBe('Make a Donation for Medical camp')
  expect((await ask.dialog(visitor)).heading).toBe('Sign in to give')
})

test('pays a recorded donation in a new tab and keeps the choices if the frame may open windows, but not navigate', async ({
  visitor,
  donor,
  request,
}) => {
  const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
  await toSignIn(visitor, { page: 'clean', frame: `sandbox="${sandbox}"` })
  const popup = await visitor.popup(() => pressIn(visitor, 'Open the sign-in window'))
  await signIn(popup, donor)
  const finish = 'dialog >> footer >> a:has-text("Finish the payment here")'
  await visitor.waitFor(finish)
  const { total, veil } = await ask.dialog(visitor)
  expect([total, veil]).toEqual(['₹1,000', 0])
  const tab = await visitor.popup(() => visitor.click(finish))
  await atProvider(tab)
  await pay(tab)
  expect(await donationsOf(request, donor)).toMatchObject([{ amount: 1000, payment_status: 'success' }])
  expect((await ask.dialog(visitor)).total).toBe('₹1,000')
})
