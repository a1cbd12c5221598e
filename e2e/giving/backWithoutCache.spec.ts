import { arrive } from '../support/arrive.ts'
import { expectNewTxn, goBack } from '../support/back.ts'
import { itemDonation as donation } from '../support/donations.ts'
import { expect, signedIn } from '../support/fixtures.ts'

// The headless shell has no Back/Forward cache. The same with a cache, and from a partner's page: back.spec.ts.
signedIn(
  'Back to the site loads it again, shows no loader, keeps the choices and requests a new txn id',
  async ({ page, dialog, traffic }) => {
    await arrive('site', donation, dialog)
    expect(await goBack(page, '**/donate**')).toBe(false)
    await expectNewTxn(donation, dialog, traffic)
  },
)
