import { sql } from 'kysely'
import { readRules } from '../../api/content/readRules.ts'
import { newTxnId } from '../../api/donation/txnId.ts'
import { paidLines } from '../../api/accounting/ledger/accounts.ts'
import { prepareDonation } from '../../api/accounting/ledger/recordFact.ts'
import { writeFact } from '../../api/accounting/ledger/writeFact.ts'
import {
  welcomeUser,
  notifyConfirmed,
  notifyFailed,
  notifySpecialDates,
} from '../../api/donors/notification/notifications.ts'
import { findPartnerOf } from '../../api/partners/partners.ts'
import { findProject } from '../../api/projects/project.ts'
import { nextPledgeDay, remindPledges } from '../../api/donors/pledge.ts'
import { giveNumber } from '../../api/accounting/receipts/issueReceipt.ts'
import type { Past } from '../../api/content/import/demo.ts'
import { inLanguage } from '../../api/storage/inLanguage.ts'
import type { Sealed } from '../../api/base/vault/vault.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import type { Database } from '../../api/storage/database.ts'
import { recordPayout } from '../../api/accounting/reconciliation/reconcileDay.ts'
import type { Donation } from '../../api/donation/findDonation.ts'
import { wasPaid } from '../../api/accounting/ledger/states.ts'
import { storedFields } from '../../api/payment/issuedPayment.ts'
import { providerProduct } from '../../api/payment/payu/formFields.ts'
import { paiseOf, settlementOf } from '../provider/changes.ts'
import { type PastPayment, pastTransaction } from '../provider/transactions.ts'
import { DAY_MS, indianDay, MINUTE_MS } from '../../shared/date.ts'

/** The payments of the seeded donations, told alike to the API's ledger and to the sandbox provider: a night that compares both finds no difference. */
/** The provider's numbers of seeded payments begin with it. */
const SEEDED = '4039937155'

const columns = ['txn_id', 'amount', 'state', 'provider_id', 'form_fields', 'created_at', 'settled_at'] as const

/** What the provider and the form of a seeded payment have in the donation. The title is English. */
const paymentColumns = (project: string, daysAgo: number, minutesLater: number) => ({
  form_fields: JSON.stringify({ productinfo: providerProduct(project) }),
  provider_id: `${SEEDED}${pad(daysAgo)}${pad(minutesLater)}`,
})

const pad = (count: number): string => String(count).padStart(4, '0')

/** The payments of all seeded donations, for the sandbox provider. */
export async function readPastPayments(db: Database): Promise<PastPayment[]> {
  const rows = await db
    .selectFrom('donations')
    .select(columns)
    .where('source', '=', 'online')
    .where('provider_id', 'like', `${SEEDED}%`)
    .orderBy('created_at')
    .execute()
  return rows.map(paymentOf)
}

const paymentOf = (donation: Pick<Donation, (typeof columns)[number]>): PastPayment => ({
  txnId: donation.txn_id,
  mihpayid: donation.provider_id ?? '',
  product: storedFields(donation.form_fields)['productinfo'] ?? '',
  rupees: donation.amount,
  startedAt: donation.created_at,
  paidAt: wasPaid(donation.state) ? donation.settled_at : null,
})

/** Records the payout of a seeded payment, on the next Indian day, as the night after it does. A payout that is still ahead is left to the nights. */
async function seedPayout(db: Database, donation: Donation, now: Date): Promise<void> {
  const payment = paymentOf(donation)
  const { paidAt } = payment
  if (!paidAt) return
  const day = indianDay(new Date(paidAt.getTime() + DAY_MS))
  for (const row of settlementOf([pastTransaction(payment)], day, now.getTime())) {
    const line = {
      kind: 'capture',
      txnId: row.txn_id,
      providerId: row.payuid,
      requestId: '',
      amountPaise: paise(row.requestamount),
      feePaise: paise(row.mer_service_fee),
      taxPaise: paise(row.mer_service_tax),
      netPaise: paise(row.mer_net_amount),
      utr: row.mer_UTR,
      mode: row.mode,
      note: '',
    } as const
    await recordPayout(db, {
      day,
      now: new Date(paidAt.getTime() + DAY_MS),
      settled: [{ donationId: donation.id, from: 'clearing', line }],
    })
  }
}

function paise(amount: string): number {
  const read = paiseOf(amount)
  if (read === null) throw new Error(`no amount: ${amount}`)
  return read
}

/** An older account is in use, and keeps its data. */
const FRESH_MS = 10 * MINUTE_MS
/** How many of the newest notifications stay unread. */
const UNREAD = 3

/** Adds a history to the new demo account: profile, donations with receipts, special dates, a pledge, notifications. It does not change an account in use. */
export async function seedHistory(db: Database, now: () => Date, past: Past): Promise<void> {
  const today = now()
  const user = await db
    .selectFrom('users')
    .select(['id', 'created_at'])
    .where('email', '=', past.email)
    .executeTakeFirst()
  if (!user || today.getTime() - user.created_at.getTime() > FRESH_MS) return
  if (await db.selectFrom('donations').select('id').where('user_id', '=', user.id).executeTakeFirst()) return
  await db.transaction().execute(async (trx) => {
    const { pledge } = past
    const since = daysBefore(today, past.memberForDays)
    await trx
      .updateTable('users')
      // In clear: the API's start encrypts it, like any value from before encryption.
      .set({ ...past.profile, pan: past.profile.pan as Sealed, created_at: since })
      .where('id', '=', user.id)
      .execute()
    await welcomeUser({ db: trx, now: () => since }, user)
    for (const donation of past.donations.filter((row) => row.daysAgo > pledge.sinceDays))
      await seedDonation(trx, user.id, donation, today)
    await seedPledge(trx, user.id, pledge, today)
    // Runs day by day from here, so each reminder gets its own day.
    for (let daysAgo = pledge.sinceDays; daysAgo > 0; daysAgo -= 1) {
      await remindPledges({ db: trx, now: () => daysBefore(today, daysAgo) })
      for (const donation of past.donations.filter((row) => row.daysAgo === daysAgo))
        await seedDonation(trx, user.id, donation, today)
    }
    await seedDates(trx, user.id, past.dates, today)
    await notifySpecialDates({ db: trx, now: () => daysBefore(today, 1) })
    await readAllButNewest(trx, user.id)
  })
}

/** About ten in the morning in India, a plausible hour for a donation. */
function daysBefore(today: Date, days: number): Date {
  return new Date(Date.parse(`${indianDay(new Date(today.getTime() - days * DAY_MS))}T10:12:00+05:30`))
}

async function seedDonation(
  db: Database,
  userId: number,
  donation: Past['donations'][number],
  today: Date,
): Promise<void> {
  const createdAt = new Date(daysBefore(today, donation.daysAgo).getTime() + donation.minutesLater * MINUTE_MS)
  const settledAt = new Date(createdAt.getTime() + 3 * MINUTE_MS)
  const project = await findProject({ db }, donation.projectId, fallbackLanguage)
  const purpose = await db
    .selectFrom(inLanguage('purposes', fallbackLanguage))
    .select(['id', 'title'])
    .where('id', '=', donation.purposeId)
    .executeTakeFirst()
  if (!project || !purpose) return
  const partner = donation.from ? await findPartnerOf({ db }, donation.from.origin) : null
  const payment = paymentColumns(project.title, donation.daysAgo, donation.minutesLater)
  const prepared = await prepareDonation(db, {
    txn_id: newTxnId(),
    user_id: userId,
    project_id: project.id,
    purpose_id: purpose.id,
    purpose_text: purpose.title,
    donation_type: project.donation_type,
    amount: donation.amount,
    quantity: donation.quantity ?? null,
    partner_origin: partner && donation.from ? donation.from.origin : null,
    partner_name: partner?.name ?? null,
    partner_id: partner?.id ?? null,
    utm_source: donation.from?.source ?? null,
    utm_campaign: donation.from?.campaign ?? null,
    ...payment,
    created_at: createdAt,
  })
  await writeFact(db, prepared, {
    event: 'handed_over',
    actor: 'donor',
    at: createdAt,
    set: { recorded_at: createdAt },
  })
  const row = await writeFact(db, prepared, {
    actor: 'provider',
    at: settledAt,
    ...(donation.failed
      ? { event: 'failed', set: { reason: donation.failed, settled_at: settledAt } }
      : { event: 'paid', lines: paidLines, amountPaise: 'whole', set: { settled_at: settledAt } }),
  })
  if (!row) throw new Error('not settled')
  for (const { slug, qty } of donation.items) {
    const item = await db.selectFrom('items').select(['id', 'price']).where('slug', '=', slug).executeTakeFirstOrThrow()
    const line = { donation_id: prepared.id, item_id: item.id, qty, price: item.price }
    await db.insertInto('donation_items').values(line).execute()
  }
  if (donation.failed) await notifyFailed(db, settledAt, row)
  else {
    await notifyConfirmed(db, settledAt, row, await numberReceipt(db, row.id, settledAt))
    await seedPayout(db, row, today)
  }
}

/** The API's start freezes it: only then there are keys to seal the donor. */
async function numberReceipt(db: Database, donationId: number, settledAt: Date): Promise<string> {
  return giveNumber(db, await readRules(db), { donationId, paidAt: settledAt, now: settledAt })
}

async function seedPledge(db: Database, userId: number, pledge: Past['pledge'], today: Date): Promise<void> {
  const created_at = daysBefore(today, pledge.sinceDays)
  const rhythm = { every: 'month', day: pledge.day, month: null } as const
  const next_day = nextPledgeDay(rhythm, indianDay(created_at))
  const { projectId: project_id, amount } = pledge
  await db
    .insertInto('pledges')
    .values({ user_id: userId, project_id, amount, ...rhythm, next_day, created_at })
    .execute()
}

async function seedDates(db: Database, userId: number, dates: Past['dates'], today: Date): Promise<void> {
  for (const { occasionId, name, inDays, yearsAgo, projectId } of dates) {
    const day = indianDay(new Date(today.getTime() + inDays * DAY_MS))
    // Most years have no 29 February.
    const monthDay = day.slice(5) === '02-29' ? '02-28' : day.slice(5)
    const origin = `${Number(day.slice(0, 4)) - yearsAgo}-${monthDay}`
    const row = { user_id: userId, occasion_id: occasionId, name, day: origin, project_id: projectId }
    await db
      .insertInto('special_dates')
      .values({ ...row, created_at: daysBefore(today, 60) })
      .execute()
  }
}

async function readAllButNewest(db: Database, userId: number): Promise<void> {
  const mine = db.selectFrom('notifications').select('id').where('user_id', '=', userId)
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`created_at + interval '12 hours'` })
    .where('id', 'in', mine.orderBy('id', 'desc').offset(UNREAD))
    .execute()
}
