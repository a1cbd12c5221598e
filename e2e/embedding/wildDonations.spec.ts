/** Donations on the most hostile pages, until they have left the page. In Chromium only: the visits of hostilePages.spec.ts cover the differences between engines. */
import { donationsOf } from '../support/accounts.ts'
import { expect, test } from './fixtures.ts'
import { choose, atProvider, parts, signInByPopup } from './form.ts'
import { arrive, closeDialog, harmless, pressOpener, type Wild } from './hostile.ts'
import { expectAsFound } from './invariants.ts'
import { postsOf } from '../support/gatewayPage.ts'
import { flexibleDonation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { lazyText } from '../../shared/texts/en/lazyText.ts'

const donation = { ...flexibleDonation, amount: 4321, shown: '₹4,321' }

/** The frame of an article cache: it may open windows and navigate on a click, and little else. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** Pages that change what the code after CONTINUE uses. All others are visited up to the sign-in step (hostilePages.spec.ts). */
const pages: Wild[] = [
  { page: 'prototype' },
  { page: `polluted?habit=${harmless}` },
  { page: 'clean', frame: `sandbox="${sandbox}"` },
]

for (const wild of pages)
  test(`takes a donation to the provider from ${wild.frame === undefined ? wild.page : 'within a frame of an article cache'}, posted once`, async ({
    visitor,
    donor,
    request,
  }) => {
    await arrive(visitor, wild)
    await pressOpener(visitor)
    await visitor.waitFor(parts.next)
    await choose(visitor, donation)
    await signInByPopup(visitor, donor)
    await atProvider(visitor)
    const [given, ...more] = await donationsOf(request, donor)
    expect(more).toEqual([])
    expect(given).toMatchObject({ amount: donation.amount, purpose: donation.purpose, payment_status: 'pending' })
    expect(await postsOf(request, given?.txn_id ?? '')).toEqual(['accepted'])
    expect(visitor.errors).toEqual([])
  })

test('reports an ended session, and records and posts nothing, if the page removes the token', async ({
  visitor,
  donor,
  request,
}) => {
  await arrive(visitor, { page: 'fetch?habit=strip' })
  await pressOpener(visitor)
  await visitor.waitFor(parts.next)
  await choose(visitor, donation)
  await signInByPopup(visitor, donor)
  await expect.poll(() => visitor.text(parts.toast)).toContain(lazyText.problems.sessionExpired.join(''))
  await visitor.waitFor('dialog >> .veil', 'gone')
  expect(await donationsOf(request, donor)).toEqual([])
  expect(visitor.requests?.filter((url) => url.startsWith(roots.gatewayRoot))).toEqual([])
  await closeDialog(visitor)
  await expectAsFound(visitor)
})
