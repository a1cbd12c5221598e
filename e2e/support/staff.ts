import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { type Control, controlsPath } from './control.ts'
import { paymentDetailSchema } from '../../shared/contract/donation/donation.ts'
import { signedInSchema, type StaffRole } from '../../shared/contract/people/account.ts'
import { type OfflineDonation, takenOfflineSchema } from '../../shared/contract/staff/offlineDonation.ts'
import { expect, test } from './fixtures.ts'
import { type Donor, maxRetries, newDonor, signInOnSite, envelopeOf } from './accounts.ts'
import { settlePayment } from './gatewayPage.ts'
import { roots } from './roots.ts'

/** Has the servers do now what they do by themselves later (`e2e/support`). */
export async function control(request: APIRequestContext, wanted: Control): Promise<void> {
  const answer = await request.post(new URL(controlsPath, roots.apiRoot).href, { data: wanted, maxRetries })
  expect(answer.status(), JSON.stringify(wanted)).toBe(204)
}

/** A new member of staff, whose sign-in is fresh. */
export async function newStaff(request: APIRequestContext, role: StaffRole): Promise<Donor> {
  const person = await newDonor(request)
  await control(request, { act: 'staff', email: person.email, role })
  return person
}

/** The browser of another person, who is signed in. The caller closes it. */
export async function browserOf(browser: Browser, person: Donor): Promise<BrowserContext> {
  const context = await browser.newContext()
  await signInOnSite(context, person)
  return context
}

/** A person whose account exists already. */
export async function signIn(request: APIRequestContext, account: { email: string; password: string }): Promise<Donor> {
  const answer = await request.post(`${roots.apiRoot}/login`, { data: account, maxRetries })
  const signedIn = envelopeOf(signedInSchema).parse(await answer.json()).data
  return { ...account, ...signedIn, fullName: signedIn.user.fullName, contactNo: '' }
}

/** A call of the API in this person's name. */
export function callAs(request: APIRequestContext, { token }: Donor, path: string, data?: unknown) {
  const options = { headers: { Authorization: `Bearer ${token}`, Origin: roots.siteRoot }, maxRetries }
  const address = `${roots.apiRoot}/${path}`
  return data === undefined ? request.get(address, options) : request.post(address, { ...options, data })
}

const camp = { project_id: 4, items: [] }

/** A donation to the medical camp that is paid at the provider. Answers its transaction id. */
export async function paidOnline(
  request: APIRequestContext,
  donor: Donor,
  amount = 500,
  purpose_id = 41,
): Promise<string> {
  const order = { ...camp, purpose_id }
  const detail = await callAs(request, donor, 'donation/payment-detail', { ...order, amount })
  const { txn_id, fields } = envelopeOf(paymentDetailSchema).parse(await detail.json()).data
  const record = { ...order, purpose_text: '', donation_type: 'flexible', donation_amount: amount, txn_id }
  expect((await callAs(request, donor, 'donation/add-donation', record)).ok()).toBe(true)
  await request.post(`${roots.gatewayRoot}/_payment`, { form: fields ?? {}, maxRedirects: 0, maxRetries })
  await settlePayment(request, txn_id, 'success')
  await expect
    .poll(async () => (await callAs(request, donor, 'donation/update-status', { txn_id })).json())
    .toMatchObject({ data: { payment_status: 'success' } })
  return txn_id
}

const donorless = { email: '', phone: '', line: '4 Mill Lane', city: 'Devkinara', state: 'Uttarakhand', pin: '900001' }

/** An offline donation that staff have entered through the API. */
export async function takenOffline(
  request: APIRequestContext,
  staff: Donor,
  change: Pick<OfflineDonation, 'name' | 'amount' | 'day'> & Partial<OfflineDonation>,
): Promise<{ txn_id: string; receipt: string }> {
  const entry = { ...donorless, key: crypto.randomUUID(), mode: 'transfer', reference: '', pan: '', project_id: '4' }
  const answer = await callAs(request, staff, 'staff/offline-donation', {
    ...entry,
    declared: 'citizen',
    language: 'en',
    ...change,
  })
  return envelopeOf(takenOfflineSchema).parse(await answer.json()).data
}

/** Subjects of the mails to this address, the oldest first. */
export async function outboxOf(page: Page, email: string): Promise<string[]> {
  const answer = await page.request.get(`${roots.apiRoot}/outbox?format=json`, { maxRetries })
  const { data } = (await answer.json()) as { data: Array<{ to: string; subject: string }> }
  return data
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
    .toReversed()
}

/** The page belongs to an accountant of this test only, who is signed in. */
export const atDesk = test.extend<{ accountant: Donor }>({
  accountant: [
    async ({ context, request }, use) => {
      const person = await newStaff(request, 'accountant')
      await signInOnSite(context, person)
      await use(person)
    },
    { auto: true },
  ],
})

/** Opens a page of the desk, and waits until it has its heading. @param path e.g. `donations?mode=cash` */
export async function openDesk(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`${roots.siteRoot}/staff/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
}
