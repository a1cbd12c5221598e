import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { settlementLines } from '../../../api/accounting/ledger/accounts.ts'
import { recordFact } from '../../../api/accounting/ledger/recordFact.ts'
import { openCase } from '../../../api/accounting/reconciliation/cases.ts'
import { differenceOf } from '../../../api/accounting/reconciliation/comparePayment.ts'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { chooseLanguage } from '../../app/language/language.ts'
import { renderSite } from '../../testing/renderSite.tsx'

let api: TestApi
beforeEach(async () => {
  await chooseLanguage('en')
  api = await createTestApi()
  const { db, now } = api.deps
  const fact = { donationId: null, event: 'settled', actor: 'provider', at: now() } as const
  const unmatched = settlementLines({ grossPaise: 5_050, feePaise: 101, taxPaise: 18 })
  await recordFact(db, { ...fact, reference: 'UTR7:capture:P1', amountPaise: 5_050, lines: unmatched })
  const back = settlementLines({ grossPaise: -2_000, feePaise: 0, taxPaise: 0, from: 'suspense' })
  await recordFact(db, { ...fact, reference: 'UTR7:refund:R1', amountPaise: 2_000, lines: back })
  const difference = differenceOf('payout_unknown', { id: null, txnId: 'T9' }, 'P9', { utr: 'UTR7' })
  await openCase(db, difference, { day: '2026-11-20', now: now(), isApplied: false })
})
afterEach(() => api.close())

it('lists the payouts, and shows one with lines, fee, GST, net sum and open cases, to the paisa', async () => {
  await renderSite(api, '/staff/payouts', 'accounts@example.org')
  ;(await screen.findByRole('link', { name: 'UTR7' })).click()
  await screen.findByRole('heading', { level: 1, name: 'Payout UTR7' })
  const table = await screen.findByRole('table')
  const rows = within(table).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Fee'),
    'DonationBelongs to no donation₹50.50₹1.01₹0.18₹49.31',
    'RefundBelongs to no donation−₹20.00₹0.00₹0.00−₹20.00',
    'Sum₹30.50₹1.01₹0.18₹29.31',
  ])
  expect(screen.getByRole('link', { name: 'A line of a payout that cannot be read' })).toBeTruthy()
})

it('names a payout that the ledger does not have', async () => {
  await renderSite(api, '/staff/payouts/NONE', 'accounts@example.org')
  await screen.findByText('There is no such payout')
})
