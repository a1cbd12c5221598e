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
  type Wild,
} from '../embedding/hostile.ts'
import { atProvider, pay, signIn } from '../embedding/form.ts'
import { ask, expectAsFound } from '../embedding/invariants.ts'
import { giftsOf } from '../support/accounts.ts'
import { roots } from '../support/roots.ts'
import { visitWild } from '../embedding/visits.ts'

test('a frame of another origin', ({ visitor }) => visitWild(visitor, { page: 'clean', frame: '' }))

/** Up to the step where the donor signs in. */
async function toSignIn(visitor: Visitor, wild: Wild): Promise<void> {
  await arrive(visitor, wild)
  await pressOpener(visitor)
  await expectForm(visitor)
  await continueToSignIn(visitor)
}

test('a frame that may only run scripts: at once the trust’s address in place of a window, to copy if nothing opens', async ({
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

test('a frame that may open windows, but not leave: the trust’s page opens in one, with the choices made', async ({
  visitor,
}) => {
  const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox'
  await toSignIn(visitor, { page: 'clean', frame: `sandbox="${sandbox}"` })
  const site = await visitor.popup(() => pressIn(visitor, 'Continue on our website'))
  await expect.poll(() => site.text('dialog h2')).toBe('Make a Donation for Medical camp')
  expect((await ask.dialog(visitor)).heading).toBe('Sign in to give')
})

test('a frame that may open windows, but not leave: a recorded donation is paid in a new tab, and the choices stay', async ({
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
  expect(await giftsOf(request, donor)).toMatchObject([{ amount: 1000, payment_status: 'success' }])
  expect((await ask.dialog(visitor)).total).toBe('₹1,000')
})
