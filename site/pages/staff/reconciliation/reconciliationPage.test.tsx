import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { differenceOf } from '../../../../api/accounting/reconciliation/comparePayment.ts'
import { openCase } from '../../../../api/accounting/reconciliation/cases.ts'
import { reconcileWanted } from '../../../../api/accounting/reconciliation/runDays.ts'
import { ProviderUnreachable } from '../../../../api/payment/provider.ts'
import { createTestApi, type TestApi } from '../../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../../app/language/language.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const staff = 'accounts@example.org'
const page = '/staff/reconciliation'
const figures = {
  ours: 2,
  ours_paise: 70_000,
  theirs: 3,
  theirs_paise: 75_050,
  lines: 2,
  fees_paise: 1_500,
  gst_paise: 270,
  payout_paise: 68_230,
  differences: { unknown_payment: 1 },
}
let api: TestApi
beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
})
afterEach(() => api.close())

/** Two days: one with a difference and its case, and one that agrees. */
async function compared() {
  const run_at = api.deps.now()
  const none = JSON.stringify({ ...figures, differences: {} })
  await api.deps.db
    .insertInto('reconciliation_days')
    .values([
      { day: '2026-11-20', wanted_at: null, run_at, complete: true, figures: JSON.stringify(figures) },
      { day: '2026-11-19', wanted_at: null, run_at, complete: true, figures: none },
    ])
    .execute()
  for (const day of ['2026-11-20', '2026-11-18']) {
    const difference = differenceOf('unknown_payment', { id: null, txnId: `T${day}` }, day, { amountPaise: 5_050 })
    await openCase(api.deps.db, difference, { day, now: api.deps.now(), isApplied: false })
  }
}
const entries = async () => {
  await screen.findAllByText(/^Compared on|^Not compared yet/)
  const titles = screen.getAllByRole('heading', { level: 2 })
  return titles.flatMap((title) => title.closest('li') ?? []).map((item) => within(item))
}

it('shows each day with its state and its figures to the paisa', async () => {
  await compared()
  await renderSite(api, page, staff)
  const [first, second] = await entries()
  first?.getByText('Cases are open')
  second?.getByText('Everything agrees')
  second?.getByText('The last comparison found no difference.')
  const rows = first?.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows?.slice(1)).toEqual([
    'Our paid donations2₹700.00',
    'Payments at the provider3₹750.50',
    'Lines of payouts2',
    'Fees₹15.00',
    'GST on fees₹2.70',
    'Paid out₹682.30',
  ])
})

it('leads from a difference to the cases of that day and kind only', async () => {
  await compared()
  await renderSite(api, page, staff)
  fireEvent.click(await screen.findByRole('link', { name: 'A payment without a donation: 1' }))
  await screen.findByText('T2026-11-20')
  expect(screen.queryByText('T2026-11-18')).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'All cases' }))
  await screen.findByText('T2026-11-18')
})

const compareAgain = async () => {
  const button = await screen.findByRole('button', { name: /^Compare this day again.*20 November 2026$/ })
  api.advance(60)
  fireEvent.click(button)
  await screen.findByText('The result appears here within a minute.')
  await screen.findByText('Is compared within a minute')
  api.advance(60)
}

it('has a day compared again, and shows the result without a reload', async () => {
  await compared()
  await api.deps.db.deleteFrom('case_days').execute()
  await api.deps.db.deleteFrom('cases').execute()
  await renderSite(api, page, staff)
  await compareAgain()
  const wanted = api.deps.db.selectFrom('reconciliation_days').select('day').where('wanted_at', 'is not', null)
  expect(await wanted.execute()).toEqual([{ day: '2026-11-20' }])
  api.deps.provider = { ...api.deps.provider, listSettlements: async () => [] }
  await reconcileWanted(api.deps)
  await screen.findByText('Compared again. Everything agrees.')
  const [first] = await entries()
  first?.getByText('The last comparison found no difference.')
})

it('says that the provider did not answer', async () => {
  await compared()
  await renderSite(api, page, staff)
  await compareAgain()
  const listDay = () => Promise.reject(new ProviderUnreachable('down'))
  api.deps.provider = { ...api.deps.provider, listDay }
  await reconcileWanted(api.deps)
  const notes = await screen.findAllByText('The provider did not answer. It is asked again.')
  expect(notes.some((one) => one.getAttribute('role') === 'alert')).toBe(true)
})

it('has the first day of all compared on demand, and shows what happened', async () => {
  await renderSite(api, page, staff)
  await screen.findByText(/^No day has been compared yet/)
  const form = within(screen.getByRole('form', { name: 'Compare a day now' }))
  const day = form.getByLabelText<HTMLInputElement>('Day')
  const button = form.getByRole('button', { name: 'Compare now' })
  fireEvent.change(day, { target: { value: '2099-01-01' } })
  fireEvent.click(button)
  await form.findByText('Enter a day that is over in India.')
  fireEvent.change(day, { target: { value: '2026-11-20' } })
  fireEvent.click(button)
  await form.findByText('The result appears here within a minute.')
  await screen.findByText('Is compared within a minute')
  api.advance(60)
  api.deps.provider = { ...api.deps.provider, listSettlements: async () => [] }
  await reconcileWanted(api.deps)
  await form.findByText('20 November 2026 is compared. Everything agrees.')
  const [first] = await entries()
  first?.getByText('The last comparison found no difference.')
})

it('offers no button to a reader', async () => {
  await compared()
  await api.deps.db.updateTable('users').set({ role: 'reader' }).where('email', '=', staff).execute()
  await renderSite(api, page, staff)
  await entries()
  expect(screen.queryByRole('button', { name: /^Compare/ })).toBeNull()
})

it('says that the list did not load, tries again, and says that it is empty, in Hindi', async () => {
  await chooseLanguage('hi')
  const site = await renderSite(api, page, staff)
  site.fault = (path) => (path.startsWith('staff/reconciliation') ? new TypeError('offline') : undefined)
  const again = await screen.findByRole('button', { name: 'फिर से कोशिश करें' })
  site.fault = undefined
  fireEvent.click(again)
  await screen.findByText(/^अभी तक किसी दिन का मिलान नहीं हुआ/)
})
