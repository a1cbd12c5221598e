import { everyEngine } from '../engines/visitor.ts'
import { donationsOf } from '../support/accounts.ts'
import { gatewayLog, postsOf } from '../support/gatewayPage.ts'
import { fixedDonation as donation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { expect, test } from './fixtures.ts'
import { choose, continueByPopup, atProvider, openForm, parts, pay, signInByPopup } from './form.ts'

test(
  'Back from the provider shows no loader, posts nothing again, and CONTINUE requests a new txn id',
  everyEngine,
  async ({ visitor, visit, donor, request }) => {
    await visit('plain')
    await openForm(visitor, { projectId: donation.projectId })
    await choose(visitor, donation)
    await signInByPopup(visitor, donor)
    await atProvider(visitor)
    await visitor.back()
    await visitor.waitForUrl(/\/handover/)
    await expect.poll(() => visitor.text('main h1')).toBe('You are back from the payment page')
    await visitor.back()
    await visitor.waitForUrl(new RegExp(`^${roots.pagesRoot}/plain`))
    const kept = await visitor.visible('dialog')
    expect(await visitor.visible('dialog >> .veil')).toBe(false)
    if (kept) {
      // The page as the visitor left it, from the engine's cache.
      expect(await visitor.text(parts.total)).toBe(donation.shown)
      await visitor.click(parts.next)
    } else {
      await openForm(visitor, { projectId: donation.projectId })
      await choose(visitor, donation)
      await continueByPopup(visitor)
    }
    await atProvider(visitor)
    await pay(visitor)
    const given = await donationsOf(request, donor)
    // The kept page has the same sign-in, which is good for one donation: the second one replaced the first (decision 040).
    expect(given.map((one) => one.payment_status).toSorted()).toEqual(kept ? ['success'] : ['pending', 'success'])
    for (const { txn_id: txnId } of given) expect(await postsOf(request, txnId)).toEqual(['accepted'])
    const { transactions } = await gatewayLog(request)
    const own = transactions.filter(({ txnid }) => given.some((one) => one.txn_id === txnid))
    expect(own.map(({ amount }) => amount)).toEqual(given.map(() => '7500.00'))
  },
)
