import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordFact } from '../../../api/accounting/ledger/recordFact.ts'
import { freezeOldReceipts } from '../../../api/accounting/receipts/issueReceipt.ts'
import { seedHistory } from '../../../demo/seed/seedHistory.ts'
import { demoSeed } from '../../../api/testing/demoContent.ts'
import { giveRecorded, postReturn } from '../../../api/testing/donations.ts'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { donationHistorySchema } from '../../../shared/contract/donation/donation.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seedHistory(api.deps.db, api.deps.now, demoSeed.demo.past)
  await freezeOldReceipts(api.deps)
})
afterAll(() => api.close())

const asha = 'asha@example.org'
const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })
const allDonations = async () => {
  const answer = await api.send('donation?per_page=50', { token: await api.signIn() })
  return answer.data(donationHistorySchema).rows
}

it.each(['/donation', '/notifications'])('guards %s: a visitor signs in first, and returns', async (path) => {
  await renderSite(api, `${path}?page=2`)
  await heading('Welcome back')
  expect(location.pathname + location.search).toBe(`/login?next=${encodeURIComponent(`${path}?page=2`)}`)
})

it('shows the newest financial year, with its total of confirmed donations only', async () => {
  await renderSite(api, '/donation', asha)
  await heading('Financial year 2026-27', 2)
  expect(screen.getByText('1 April 2026 to 31 March 2027')).toBeTruthy()
  expect(screen.getByText('5 confirmed donations, ₹23,960 in total')).toBeTruthy()
  const list = await screen.findAllByText('Confirmed')
  expect(list).toHaveLength(5)
  expect(screen.getByRole('link', { name: '2026-27 ₹23,960' }).getAttribute('aria-current')).toBe('page')
})

it('lists a failed payment apart from the donations, explains it, links to the details, and does not count it', async () => {
  await renderSite(api, '/donation?year=2025-26', asha)
  const word = await screen.findByText('Not paid')
  const entry = word.closest('li')
  if (!entry) throw new Error('the state stands in no entry')
  expect(within(entry).getByText(/No donation was made/)).toBeTruthy()
  const link = within(entry).getByRole('link', { name: /What happened/ })
  const failed = (await allDonations()).find((donation) => donation.payment_status === 'failure')
  expect(link.getAttribute('href')).toBe(`/payment-failure?txnid=${failed?.txn_id}`)
  expect(within(entry).queryByText(/Receipt/)).toBeNull()
  const attempts = screen.getByRole('region', { name: 'Attempts without payment' })
  expect(attempts.contains(entry)).toBe(true)
  const donations = within(screen.getByRole('region', { name: 'Donations' }))
  expect(donations.queryByText('Not paid')).toBeNull()
  expect(donations.getAllByText('Confirmed').length).toBeGreaterThan(0)
})

it('opens the dialog with the same project, items and purpose on Donate again', async () => {
  await renderSite(api, '/donation', asha)
  const [link] = await screen.findAllByRole('link', { name: /Donate again ?: ₹1,610 for Annadan/ })
  const address = new URL(link?.getAttribute('href') ?? '', 'http://site.test')
  expect(address.pathname).toBe('/donate')
  expect(address.searchParams.get('project')).toBe('1')
  expect(address.searchParams.get('purpose')).toBe('14')
  expect(address.searchParams.get('items')).toMatch(/^\d+:\d+,\d+:\d+$/)
})

it.each([
  ['?year=2026-27&page=9', 'There are no more donations on this page.'],
  ['?year=2001-02', 'There is no donation in this financial year.'],
])('explains the empty page at %s', async (search, sentence) => {
  await renderSite(api, `/donation${search}`, asha)
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it.each(['?year=2026-28', '?year=x', '?page=0', '?page=-1', '?page=1e3'])('reads %s as nothing', async (search) => {
  await renderSite(api, `/donation${search}`, asha)
  await heading('Financial year 2026-27', 2)
  expect(await screen.findAllByText('Confirmed')).toHaveLength(5)
})

it('shows a first-time donor where to donate', async () => {
  await renderSite(api, '/donation', 'ravi@example.org')
  const title = await heading('No donation yet', 2)
  expect(within(title.parentElement ?? document.body).getByRole('link', { name: 'Donate now' })).toBeTruthy()
})

it('says that the list did not load, and offers to try again', async () => {
  const site = await renderSite(api, '/donation', asha)
  await heading('Financial year 2026-27', 2)
  site.fault = (path) => (path.startsWith('donation?') ? new Response('{}', { status: 500 }) : undefined)
  fireEvent.click(screen.getByRole('link', { name: /2025-26/ }))
  const alert = await screen.findByText('Something went wrong on our side. Please try again in a moment.')
  site.fault = undefined
  fireEvent.click(within(alert.parentElement ?? document.body).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Not paid')).toBeTruthy()
})

it('shows everything that a receipt needs', async () => {
  const [donation] = await allDonations()
  await renderSite(api, `/donation?receipt=${donation?.txn_id}`, asha)
  await heading('Donation receipt')
  const text = document.querySelector('article')?.textContent ?? ''
  for (const part of [
    'Kinara Seva Nyas',
    donation?.receipt?.number,
    'Asha Rawat',
    '••••••000Q',
    '₹1,610',
    'one thousand six hundred ten rupees',
    'Annadan, the open kitchen',
    'Meals for the school children',
    'A sack of rice, 25\u00a0kg',
    donation?.txn_id,
    '80G',
  ])
    expect(text).toContain(part)
  expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeTruthy()
  const again = screen.getByRole('link', { name: /^Donate again/ }).getAttribute('href') ?? ''
  expect(new URL(again, 'http://site.test').searchParams.get('purpose')).toBe('14')
})

it('makes a link that opens the receipt for others without the address, and ends it', async () => {
  const [donation] = await allDonations()
  await renderSite(api, `/donation?receipt=${donation?.txn_id}`, asha)
  fireEvent.click(await screen.findByRole('button', { name: 'Make a link' }))
  const url = (await screen.findByText(/shared-receipt#/)).textContent ?? ''
  expect(screen.getByText(/^It opens until .* or until you end it\.$/)).toBeTruthy()
  cleanup()
  await renderSite(api, url.replace('http://site.test', ''))
  await heading('Donation receipt')
  expect(screen.getByText('Asha Rawat')).toBeTruthy()
  expect(screen.queryByText(asha)).toBeNull()
  cleanup()
  await renderSite(api, `/donation?receipt=${donation?.txn_id}`, asha)
  fireEvent.click(await screen.findByRole('button', { name: 'End the link' }))
  expect(await screen.findByText('The link has ended. It never opens again.')).toBeTruthy()
  cleanup()
  await renderSite(api, url.replace('http://site.test', ''))
  await heading('This link does not open')
})

it.each(['/donation?receipt=X', '/shared-receipt#x'])(
  'has a heading on %s while it loads, and after it did not load',
  async (path) => {
    let fail = () => {}
    const answer = new Promise<never>((_done, reject) => {
      fail = () => reject(new TypeError('offline'))
    })
    await renderSite({ ...api, fetch: () => answer }, path, asha)
    await heading('Loading')
    fail()
    await screen.findByRole('button', { name: 'Try again' }, { timeout: 4000 })
    await heading(/^(?!Loading)/)
  },
)

it('hides the receipt from anyone else, and of a donation that was not paid', async () => {
  const all = await allDonations()
  await renderSite(api, `/donation?receipt=${all[0]?.txn_id}`, 'ravi@example.org')
  await heading('No receipt here')
})

it('shows Hindi', async () => {
  await renderSite(api, '/donation', asha)
  await heading('Financial year 2026-27', 2)
  await chooseLanguage('hi')
  await waitFor(() => expect(screen.getAllByText('पुष्टि हो गई').length).toBe(5))
  expect(screen.getByText('5 दान की पुष्टि हुई, कुल ₹23,960')).toBeTruthy()
})

it('says above the receipt what went back, in part and whole, in the reader’s language', async () => {
  // Of somebody else: Asha's totals stay.
  const donor = 'accounts@example.org'
  const form = await giveRecorded(api, await api.signIn(donor))
  await postReturn(api, form.txnid, api.gateway.signedPost(form, { status: 'success', unmappedstatus: 'captured' }))
  const { id } = await api.deps.db
    .selectFrom('donations')
    .select('id')
    .where('txn_id', '=', form.txnid)
    .executeTakeFirstOrThrow()
  const refund = (rupees: number, reference: string, day: string) =>
    recordFact(api.deps.db, {
      donationId: id,
      event: 'refunded',
      amountPaise: rupees * 100,
      reference,
      actor: 'provider',
      at: api.deps.now(),
      effectiveAt: new Date(`${day}T06:00:00Z`),
    })
  await refund(100, 'r1', '2026-11-20')
  await renderSite(api, `/donation?receipt=${form.txnid}`, donor)
  const notice = await screen.findByRole('region', { name: 'Part of this donation was returned' })
  expect(within(notice).getByText('We returned ₹100 on 20 November 2026.')).toBeTruthy()
  cleanup()
  await renderSite(api, '/donation', donor)
  await screen.findByText(/^₹100 of it does not count/)
  await refund(400, 'r2', '2026-11-21')
  cleanup()
  await renderSite(api, `/donation?receipt=${form.txnid}`, donor)
  await screen.findByRole('region', { name: 'This donation was returned in full' })
  await chooseLanguage('hi')
  const hindi = await screen.findByRole('region', { name: 'यह दान पूरा लौटाया गया' })
  expect(within(hindi).getByText('हमने 20 नवंबर 2026 को ₹100 लौटाए।')).toBeTruthy()
})
