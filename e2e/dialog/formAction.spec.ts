import { prepare } from '../support/arrive.ts'
import { expect, signedIn as test } from '../support/fixtures.ts'
import { flexibleGift as gift } from '../support/gifts.ts'

test('a policy of the trust’s own page forbids the provider: told, and a link finishes the payment', async ({
  dialog,
  page,
  traffic,
}) => {
  // A page whose answer was changed on the way no longer counts as local to the browser, and the API is.
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
  await prepare('site', gift, dialog)
  await dialog.continueButton.click()
  // Playwright waits for the navigation that the policy has forbidden: until the next one, only the page itself can be asked.
  const inDialog = (what: string) =>
    page.evaluate((selector) => {
      const all = [...document.documentElement.children].flatMap((one) => one.shadowRoot ?? [])
      return all.flatMap((root) => [...root.querySelectorAll(selector)].map((one) => one.textContent))
    }, what)
  await expect.poll(() => inDialog('.toast p')).toEqual(['PaymentAn error occurred while submitting the payment form.'])
  expect(await inDialog('.veil')).toEqual([])
  expect(await inDialog('footer a')).toEqual(['Finish the payment here'])
  expect(traffic.posted).toEqual([])
  await page.evaluate(() => {
    for (const { shadowRoot } of document.documentElement.children)
      shadowRoot?.querySelector<HTMLAnchorElement>('footer a')?.click()
  })
  await page.waitForURL('**/pay/**')
  expect(traffic.posted).toMatchObject([{ txnid: traffic.details[0]?.txn_id }])
})
