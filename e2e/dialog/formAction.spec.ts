import { donationsOf } from '../support/accounts.ts'
import { prepare } from '../support/arrive.ts'
import { expect, signedIn as test } from '../support/fixtures.ts'
import { flexibleDonation as donation } from '../support/donations.ts'

test('shows an error and a link that finishes the payment if the policy of the trust’s own page forbids the provider', async ({
  dialog,
  page,
  traffic,
  siteDonor,
  request,
}) => {
  // The test changed the page's answer, so the browser no longer counts it as local. The API is local and needs this permission.
  await page.context().grantPermissions(['local-network-access'])
  await page.route('**/donate?project=*', async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const headers = {
      ...response.headers(),
      'content-security-policy': policy.replace(/form-action [^;]*/, "form-action 'self'"),
    }
    await route.fulfill({ response, headers })
  })
  await prepare('site', donation, dialog)
  await dialog.continueButton.click()
  // Playwright waits for the navigation that the policy forbids. Until the next one, the test can only ask the page itself.
  const inDialog = (what: string) =>
    page.evaluate((selector) => {
      const all = [...document.documentElement.children].flatMap((one) => one.shadowRoot ?? [])
      return all.flatMap((root) => [...root.querySelectorAll(selector)].map((one) => one.textContent))
    }, what)
  await expect.poll(() => inDialog('.toast p')).toEqual(['PaymentAn error occurred while submitting the payment form.'])
  expect(await inDialog('.veil')).toEqual([])
  expect(await inDialog('footer a')).toEqual(['Finish the payment here'])
  expect(traffic.posted).toEqual([])
  expect(await donationsOf(request, siteDonor)).toMatchObject([{ amount: donation.amount, payment_status: 'pending' }])
  await page.evaluate(() => {
    for (const { shadowRoot } of document.documentElement.children)
      shadowRoot?.querySelector<HTMLAnchorElement>('footer a')?.click()
  })
  await page.waitForURL('**/pay/**')
  expect(traffic.posted).toMatchObject([{ txnid: traffic.details[0]?.txn_id }])
})
