import { everyEngine } from '../engines/visitor.ts'
import { donationsOf } from '../support/accounts.ts'
import { postsOf } from '../support/gatewayPage.ts'
import { flexibleDonation as donation } from '../support/donations.ts'
import { siteWith } from '../support/siteWith.ts'
import { expect, test } from './fixtures.ts'
import { choose, parts, signIn } from './form.ts'

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language',
}

/** The trust's site, with a policy that allows another provider only. */
const siteWithWrongPolicy = () =>
  siteWith(async (request, onwards) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
    const { body, status } = await onwards()
    return new Response(body, { status, headers: { ...cors, 'Content-Type': 'application/json' } })
  }, 'https://another-provider.example')

/** Texts in the dialog. Playwright waits for the navigation that the policy forbids. Until the next one, the test can only ask the page itself. */
const shown = (selector: string): Array<string | null> =>
  [...document.documentElement.children].flatMap((host) =>
    [...(host.shadowRoot?.querySelectorAll(selector) ?? [])].map((one) => one.textContent),
  )

test(
  'shows an error, ends the loader and keeps the donation pending if the policy of the trust’s own page forbids the provider',
  everyEngine,
  async ({ visitor, donor, request }) => {
    // It starts its own servers. On a busy machine that takes most of a minute.
    test.setTimeout(120_000)
    const site = await siteWithWrongPolicy()
    try {
      await visitor.goto(`${site.siteRoot}/donate?project=${donation.projectId}`)
      await visitor.waitFor(parts.next)
      await choose(visitor, donation)
      await visitor.click(parts.next)
      await signIn(visitor, donor)
      await expect
        .poll(() => visitor.evaluate(shown, '.toast p'), { timeout: 15_000 })
        .toEqual(['PaymentAn error occurred while submitting the payment form.'])
      expect(await visitor.evaluate(shown, '.veil')).toEqual([])
      expect(await visitor.evaluate(shown, 'footer a')).toEqual(['Finish the payment here'])
      expect(await visitor.url()).toContain(site.siteRoot)
      const [given] = await donationsOf(request, donor)
      expect(given).toMatchObject({ amount: donation.amount, payment_status: 'pending' })
      expect(await postsOf(request, given?.txn_id ?? '')).toEqual([])
    } finally {
      await site.close()
    }
  },
)
