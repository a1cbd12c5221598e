/**
 * Three thousand donations of one day on a real PostgreSQL, with 150 planted faults: each is named, and nothing else is. The payouts of the next day then leave
 * nothing at the provider.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainLog } from '../../base/logging/plainLog.ts'
import type { PaymentChanges, SettlementLine } from '../../payment/changes.ts'
import type { DayRow, PaymentReport } from '../../payment/provider.ts'
import { openPostgres } from '../../storage/openDatabase.ts'
import { createDatabase } from '../../testing/createDatabase.ts'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { reconcileWanted, wantDays } from './runDays.ts'

const DONATIONS = 3_000
const DAY = '2026-11-20'
const NEXT = '2026-11-21'
const AMOUNT = 50_000

/** Every twentieth donation has a fault, each kind in turn. */
const faults = ['lost_webhook', 'double_credit', 'refund', 'chargeback', 'wrong_amount', 'foreign_product'] as const
type Fault = (typeof faults)[number]
const faultOf = (index: number): Fault | null =>
  index % 20 === 7 ? (faults[Math.floor(index / 20) % faults.length] ?? null) : null
const expected: Readonly<Record<Fault, string>> = {
  lost_webhook: 'paid_late',
  double_credit: 'double_payment',
  refund: 'refunded_there',
  chargeback: 'disputed',
  wrong_amount: 'wrong_amount',
  foreign_product: 'wrong_product',
}
/** Some donors never pay, and that is no fault. */
const isAbandoned = (index: number): boolean => index % 10 === 3
const paidHere = (index: number): boolean => {
  const fault = faultOf(index)
  return fault === null ? !isAbandoned(index) : ['double_credit', 'refund', 'chargeback'].includes(fault)
}

const txnOf = (index: number): string => `TEN${String(index).padStart(7, '0')}`
const paymentOf = (index: number): string => `PAY${index}`
const indexOf = (txnId: string): number => Number(txnId.slice(3))
const all = Array.from({ length: DONATIONS }, (_, index) => index)
const paidAt = new Date(`${DAY}T12:00:00+05:30`)

const row = (index: number, providerId = paymentOf(index)): DayRow => {
  const amountPaise = faultOf(index) === 'wrong_amount' ? 5_000 : AMOUNT
  return { txnId: txnOf(index), kind: 'payment', paid: true, amountPaise, providerId }
}
const isPaidThere = (index: number): boolean => faultOf(index) !== null || !isAbandoned(index)

function report(index: number): PaymentReport {
  const fault = faultOf(index)
  return {
    verdict: isPaidThere(index) ? { status: 'success' } : { status: 'failure', reason: 'bank' },
    agrees: { txnid: true, key: true, product: fault !== 'foreign_product', currency: true },
    amountPaise: fault === 'wrong_amount' ? 5_000 : AMOUNT,
    changed: fault === 'refund' || fault === 'chargeback',
    providerId: paymentOf(index),
    paidAt,
    note: 'success captured',
    kept: {},
  }
}

function changes(index: number): PaymentChanges {
  const fault = faultOf(index)
  const amountPaise = index % 40 === 7 ? AMOUNT : 20_000
  return {
    refunds:
      fault === 'refund' ? [{ requestId: `R${index}`, refundId: '', amountPaise, status: 'done', at: paidAt }] : [],
    disputes:
      fault === 'chargeback' ? [{ disputeId: `D${index}`, amountPaise: AMOUNT, status: 'open', at: paidAt }] : [],
  }
}

function lines(index: number): SettlementLine[] {
  const amountPaise = row(index).amountPaise ?? 0
  const [feePaise, taxPaise] = [amountPaise / 50, (amountPaise / 50) * 0.18]
  const base = {
    txnId: txnOf(index),
    providerId: paymentOf(index),
    feePaise,
    taxPaise,
    utr: 'UTR1',
    mode: 'CC',
    note: '',
  }
  const capture = {
    ...base,
    kind: 'capture',
    requestId: '',
    amountPaise,
    netPaise: amountPaise - feePaise - taxPaise,
  } as const
  const taken = (kind: 'refund' | 'chargeback', requestId: string, paise: number): SettlementLine => ({
    ...base,
    kind,
    requestId,
    amountPaise: paise,
    feePaise: 0,
    taxPaise: 0,
    netPaise: -paise,
  })
  const { refunds, disputes } = changes(index)
  return [
    capture,
    ...(faultOf(index) === 'double_credit' ? [{ ...capture, providerId: `${paymentOf(index)}B` }] : []),
    ...refunds.map((refund) => taken('refund', refund.requestId, refund.amountPaise)),
    ...disputes.map((dispute) => taken('chargeback', dispute.disputeId, dispute.amountPaise)),
  ]
}

let api: TestApi
beforeAll(async () => {
  api = await createTestApi(
    {},
    openPostgres(
      await createDatabase('content'),
      plainLog(() => undefined),
    ),
  )
  api.advance((new Date('2026-11-22T02:00:00+05:30').getTime() - api.deps.now().getTime()) / 1000)
  api.deps.provider = {
    ...api.deps.provider,
    query: async (payments) => new Map(payments.map(({ txnId }) => [txnId, report(indexOf(txnId))])),
    listChanges: async ({ txnId }) => changes(indexOf(txnId)),
    listDay: async (day) =>
      day === DAY
        ? all.flatMap((index) =>
            isPaidThere(index)
              ? [row(index), ...(faultOf(index) === 'double_credit' ? [row(index, `${paymentOf(index)}B`)] : [])]
              : [],
          )
        : [],
    listSettlements: async (day) =>
      day === NEXT ? all.flatMap((index) => (isPaidThere(index) ? lines(index) : [])) : [],
  }
  await plant()
}, 600_000)
afterAll(async () => {
  await api?.close()
}, 60_000)

/** The donations as the API would have stored them, in a few statements. */
async function plant(): Promise<void> {
  const { db } = api.deps
  const at = new Date(`${DAY}T10:00:00+05:30`)
  const paid = sql.join(all.filter(paidHere).map((index) => sql.lit(index)))
  await sql`insert into donations (txn_id, project_id, donation_type, amount, state, form_fields, created_at, recorded_at, settled_at, provider_id, language)
    select 'TEN' || lpad(index::text, 7, '0'), 4, 'flexible', 500, 'handed_over', '{}', ${at}, ${at}, null, null, 'en'
    from generate_series(0, ${sql.lit(DONATIONS - 1)}) as index`.execute(db)
  await db.transaction().execute(async (trx) => {
    await sql`create temporary table planted on commit drop as
      select id, right(txn_id, 7)::int as index from donations where txn_id like 'TEN%'`.execute(trx)
    await sql`update donations set state = 'paid', settled_at = ${paidAt}, provider_id = 'PAY' || index
      from planted where planted.id = donations.id and index in (${paid})`.execute(trx)
    await sql`with entries as (
        insert into ledger_entries (donation_id, event, state, amount_paise, line_count, actor_kind, at, effective_at)
        select id, 'paid', 'paid', ${sql.lit(AMOUNT)}, 2, 'provider', ${paidAt}, ${paidAt} from planted where index in (${paid})
        returning id)
      insert into ledger_lines (entry_id, account, amount_paise)
      select id, account, amount from entries cross join (values ('clearing', ${sql.lit(AMOUNT)}), ('donations', -${sql.lit(AMOUNT)})) as line (account, amount)`.execute(
      trx,
    )
  })
}

const found = async () => {
  const rows = await api.deps.db.selectFrom('cases').select(['code', 'txn_id']).execute()
  return rows.map(({ code, txn_id }) => `${code} ${txn_id}`).sort()
}
const accounts = async () => {
  const rows = await api.deps.db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
    .innerJoin('donations', 'donations.id', 'donation_id')
    .select(['account', (eb) => eb.fn.sum<number>('ledger_lines.amount_paise').as('paise')])
    .where('txn_id', 'like', 'TEN%')
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, paise }) => [account, Number(paise)]))
}

it('names each of 150 faults among 3,000 donations, and none falsely', async () => {
  const planted = all.flatMap((index) => {
    const fault = faultOf(index)
    return fault ? [`${expected[fault]} ${txnOf(index)}`] : []
  })
  expect(planted).toHaveLength(150)
  await wantDays(api.deps, [DAY])
  await reconcileWanted(api.deps)
  expect(await found()).toEqual(planted.sort())

  await wantDays(api.deps, [DAY, NEXT])
  await reconcileWanted(api.deps)
  expect(await found()).toEqual(planted)
  const paid = all.filter((index) => paidHere(index) || faultOf(index) === 'lost_webhook').length
  const count = (...kinds: Fault[]) => all.filter((index) => kinds.includes(faultOf(index) ?? 'refund')).length
  const [whole, tenth] = [count('double_credit', 'foreign_product'), count('wrong_amount')]
  const { clearing, donations, fees, gst, suspense: waiting } = await accounts()
  expect({ clearing, donations, fees, gst, waiting }).toEqual({
    clearing: 0,
    donations: -paid * AMOUNT,
    fees: (paid + whole) * 1_000 + tenth * 100,
    gst: (paid + whole) * 180 + tenth * 18,
    waiting: -AMOUNT * whole - 5_000 * tenth,
  })

  const before = await accounts()
  await wantDays(api.deps, [DAY, NEXT])
  await reconcileWanted(api.deps)
  expect([await found(), await accounts()]).toEqual([planted, before])
}, 600_000)
