import { expectChoices, prepare } from './arrive.ts'
import type { Dialog } from './dialog.ts'
import { type Answer, answerWith } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { flexibleGift as gift } from './gifts.ts'
import type { Traffic } from './traffic.ts'
import { expectLife, toastLife } from './toast.ts'

const good = (data: unknown): Answer => ({ json: { status: true, message: '', data, error: null } })
const refused = (status: number): Answer => ({ status })
const hash = 'a'.repeat(128)
const hashFailed = ['Payment', 'Failed to generate payment hash. Please try again.'] as const
const serverFault = ['Server Error', 'Internal server error'] as const
const recordFailed = ['Donation', 'Error while recording the donation.'] as const

/** The donor is told, may try again, and no money is on its way. */
async function expectStopped(
  dialog: Dialog,
  traffic: Traffic,
  [title, text]: readonly [string, string],
): Promise<void> {
  await dialog.continueButton.click()
  await dialog.expectToast(title, text)
  await expect(dialog.veil).toHaveCount(0)
  await expect(dialog.root.locator('footer')).toContainText(text)
  await expectChoices(gift, dialog)
  expect(traffic.posted).toEqual([])
}

const atPaymentDetail: Array<[string, Answer, readonly [string, string]]> = [
  ['status false', { json: { status: false, message: 'no', data: null, error: null } }, hashFailed],
  ['data null', good(null), hashFailed],
  ['an empty hash', good({ generated_hash: '', txn_id: 'KSN1', fields: {}, action: 'x' }), hashFailed],
  ['no txn id', good({ generated_hash: hash, fields: {}, action: 'http://localhost:1' }), hashFailed],
  ['a txn id that is no text', good({ generated_hash: hash, txn_id: {}, fields: {}, action: 'x' }), hashFailed],
  ['a status that is a text', { json: { status: 'true', data: { generated_hash: hash, txn_id: 'KSN1' } } }, hashFailed],
  ['HTML with 200', { text: '<html><h1>Log in to the wireless network</h1></html>' }, hashFailed],
  ['an empty body', { text: '' }, hashFailed],
  ['half an answer', { text: '{"status":true,"data":{"generated_' }, hashFailed],
  ['500', refused(500), serverFault],
  [
    '422',
    refused(422),
    ['Something has changed', 'Prices or choices have changed meanwhile. Please check your gift again.'],
  ],
  [
    '409',
    refused(409),
    ['Something has changed', 'Prices or choices have changed meanwhile. Please check your gift again.'],
  ],
  ['403', refused(403), ['Not allowed', 'You cannot give from this page. Please give on our website.']],
  ['404', refused(404), ['Not found', 'This project takes no gifts at the moment.']],
]

test('whatever payment-detail answers, the donor is told, and nothing is recorded or posted', async ({
  dialog,
  context,
  siteDonor,
  traffic,
}) => {
  expect(siteDonor.token).not.toBe('')
  await prepare('site', gift, dialog)
  for (const [name, answer, message] of atPaymentDetail) {
    await test.step(name, async () => {
      await answerWith(context, 'donation/payment-detail', { ...answer, times: 1 })
      const before = traffic.count('donation/payment-detail')
      await expectStopped(dialog, traffic, message)
      expect(traffic.count('donation/payment-detail')).toBe(before + 1)
      await expect(dialog.root).not.toContainText('wireless')
      await dialog.toast.getByRole('button', { name: 'Dismiss' }).click()
    })
  }
  expect(traffic.count('donation/add-donation')).toBe(0)
})

const atAddDonation: Array<[string, Answer, readonly [string, string]]> = [
  ['status false', { json: { status: false, message: 'no', data: null, error: null } }, recordFailed],
  ['HTML with 200', { text: '<html>' }, recordFailed],
  ['a status that is a text', { json: { status: 'true', data: {} } }, recordFailed],
]

test('whatever add-donation answers, a gift that is not recorded is not paid', async ({
  dialog,
  context,
  siteDonor,
  traffic,
}) => {
  expect(siteDonor.token).not.toBe('')
  await prepare('site', gift, dialog)
  for (const [name, answer, message] of atAddDonation) {
    await test.step(name, async () => {
      await answerWith(context, 'donation/add-donation', { ...answer, times: 1 })
      await expectStopped(dialog, traffic, message)
      await dialog.toast.getByRole('button', { name: 'Dismiss' }).click()
    })
  }
  expect(traffic.count('donation/add-donation')).toBe(atAddDonation.length)
})

test('500 at add-donation, on the partner’s page: both messages, 3 s, and no payment', async ({
  dialog,
  context,
  siteDonor,
  traffic,
  page,
}) => {
  expect(siteDonor.token).not.toBe('')
  await answerWith(context, 'donation/add-donation', refused(500))
  await prepare('partner', gift, dialog)
  const life = await toastLife(dialog, async () => {
    await dialog.continueButton.click()
    await dialog.expectToast(...serverFault)
  })
  expectLife(life, 3000)
  await expect(dialog.root.getByText(recordFailed[1])).toBeVisible()
  // Longer than the two seconds after which a recorded gift would leave.
  expect(page.url()).toContain('127.0.0.1')
  expect(traffic.posted).toEqual([])
})

test('after a failure the same press tries again, and pays once', async ({ dialog, context, siteDonor, traffic }) => {
  expect(siteDonor.token).not.toBe('')
  await answerWith(context, 'donation/payment-detail', { ...refused(500), times: 1 })
  await prepare('site', gift, dialog)
  await expectStopped(dialog, traffic, serverFault)
  await dialog.continueButton.click()
  await expect.poll(() => traffic.posted.length).toBe(1)
  expect(traffic.count('donation/payment-detail')).toBe(2)
  expect(traffic.count('donation/add-donation')).toBe(1)
})

test('no network at payment-detail', async ({ dialog, page, siteDonor, traffic }) => {
  expect(siteDonor.token).not.toBe('')
  await prepare('site', gift, dialog)
  await page.route('**/donation/payment-detail', (route) => route.abort('internetdisconnected'))
  await expectStopped(dialog, traffic, [
    'No connection',
    'We could not reach the server. Please check your connection and try again.',
  ])
})

test('429 with Retry-After: told, no logout, and CONTINUE waits as long', async ({
  dialog,
  page,
  siteDonor,
  traffic,
}) => {
  expect(siteDonor.token).not.toBe('')
  await answerWith(page, 'donation/payment-detail', { status: 429, headers: { 'Retry-After': '4' }, times: 1 })
  await prepare('site', gift, dialog)
  await dialog.settled()
  await expectStopped(dialog, traffic, ['Please wait', 'Too many tries. Please wait a moment.'])
  await expect(dialog.continueButton).toBeDisabled()
  await dialog.continueButton.evaluate((button) => (button as HTMLButtonElement).click())
  expect(traffic.count('donation/payment-detail')).toBe(1)
  await expect(dialog.continueButton).toBeEnabled({ timeout: 8_000 })
  await dialog.continueButton.click()
  await expect.poll(() => traffic.count('donation/payment-detail')).toBe(2)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(siteDonor.token)
})

test('a policy of the trust’s own page forbids the provider: told, and a link finishes the payment', async ({
  dialog,
  page,
  siteDonor,
  traffic,
}) => {
  expect(siteDonor.token).not.toBe('')
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

test('15 s without an answer are given up, and the late answer is ignored', async ({
  dialog,
  page,
  siteDonor,
  traffic,
}) => {
  expect(siteDonor.token).not.toBe('')
  await prepare('site', gift, dialog)
  await dialog.settled()
  let letGo = (): void => {}
  const late = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/donation/payment-detail', async (route) => {
    await late
    await route.continue().catch(() => {})
  })
  await dialog.continueButton.click()
  await expect(dialog.veil).toContainText('Preparing your payment…')
  await expect(dialog.toast.locator('b')).toHaveText('No answer', { timeout: 20_000 })
  await dialog.expectToast('No answer', 'The server took too long to answer. Please try again.')
  letGo()
  await expect(dialog.veil).toHaveCount(0)
  expect(traffic.count('donation/add-donation')).toBe(0)
})
