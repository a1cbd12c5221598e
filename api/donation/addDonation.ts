import type { DonationRecord } from '../../shared/contract/donation/donation.ts'
import { utmNames } from '../../shared/donation/touch.ts'
import { kinds } from '../../shared/kinds/kinds.ts'
import { fallbackLanguage } from '../../shared/languages.ts'
import { recordHandOver } from '../accounting/receipts/issueReceipt.ts'
import { accountDonor, donorColumns } from '../accounting/receipts/readDonor.ts'
import type { WithConfig } from '../base/config.ts'
import { conflict, invalid, notFound } from '../base/http/refusal.ts'
import type { Session, Handler } from '../call.ts'
import { addedTouch, storedTouch } from '../partners/partners.ts'
import type { Database, Reading, Recording, Unsealing } from '../storage/database.ts'
import { inLanguage } from '../storage/inLanguage.ts'
import { buildOnce, type Placeholders } from '../storage/preparedStatements.ts'
import { recordUnderConsent } from './consent.ts'
import { limitCalls } from './limitCalls.ts'
import { type PricedItem, priceDonation, type WantedItem } from './price.ts'

/**
 * `POST donation/add-donation`. Records a donation under the txn id that payment-detail issued. The server computes everything again. 409 `mismatch` if it
 * differs from what the txn id is bound to. 422 if it contradicts the server's data. 404 for an unknown or somebody else's txn id.
 * 409 `offline_only` while online payment is off, 401 `consent_used` if the consent on a partner's page is used up.
 * Recording the same again makes no second donation. Extra fields have no effect; the purpose's text is the server's own.
 */
export const addDonation: Handler<DonationRecord> = async ({ deps, request, session }, record) => {
  limitCalls({ deps, request, session }, 'addDonation')
  const found = await readPrepared(deps.db, session, record)
  if (!found) throw notFound()
  const bound = await boundItems(deps, found.donation)
  // Usually one statement changes all. So it needs no transaction, which would cost two statements.
  if (found.donation.consent_id === null && bound) await recordPrepared(deps, session, record, { ...found, bound })
  else
    await deps.db.transaction().execute(async (db) => {
      const locked = await readPrepared(db, session, record, true)
      if (!locked) throw notFound()
      const within = { ...deps, db }
      await recordPrepared(within, session, record, { ...locked, bound: await boundItems(within, locked.donation) })
    })
  return { data: { txn_id: record.txn_id }, message: 'recorded' }
}

/** Checks the record against what its txn id is bound to, and stores it unless it is stored already. */
async function recordPrepared(
  deps: Recording & Unsealing & WithConfig,
  session: Session,
  record: DonationRecord,
  { donation, project, purpose, bound }: PreparedDonation & { bound: WantedItem[] | null },
): Promise<void> {
  const { db, now } = deps
  refuseMismatch(donation, bound, record)
  if (!purpose) throw invalid({ purpose_id: 'unknown' })
  if (donation.recorded_at) return
  await recordUnderConsent(db, donation, now())
  const priced = await priceDonation({
    db,
    project,
    amount: record.donation_amount,
    items: bound ? undefined : record.items,
    amountField: 'donation_amount',
  })
  if (!bound && priced.items) await storeItems(db, donation.id, priced.items)
  const touch = addedTouch(donation, await storedTouch({ db }, session, record))
  const set = { purpose_id: purpose.id, purpose_text: purpose.title, ...touch }
  await recordHandOver(deps, donation, accountDonor(deps, session.userId, donation), set)
}

/** The items that the txn id is bound to; null if none are bound yet. */
async function boundItems(deps: Reading, donation: Bound): Promise<WantedItem[] | null> {
  if (!kinds[donation.donation_type].listsItems) return []
  const rows = await deps.db
    .selectFrom('donation_items')
    .select(['item_id as id', 'qty'])
    .where('donation_id', '=', donation.id)
    .execute()
  return rows.length > 0 ? rows : null
}

function refuseMismatch(donation: Bound, bound: readonly WantedItem[] | null, record: DonationRecord): void {
  const wrong: Record<string, string> = {}
  if (record.project_id !== donation.project_id) wrong['project_id'] = 'mismatch'
  if (record.donation_amount !== donation.amount) wrong['donation_amount'] = 'mismatch'
  if (donation.purpose_id !== null && record.purpose_id !== donation.purpose_id) wrong['purpose_id'] = 'mismatch'
  if (bound && !sameItems(bound, record.items)) wrong['items'] = 'mismatch'
  if (Object.keys(wrong).length > 0) throw conflict('mismatch', wrong)
  if (record.donation_type !== donation.donation_type) throw invalid({ donation_type: 'mismatch' })
}

function sameItems(one: readonly WantedItem[], other: readonly WantedItem[]): boolean {
  const asText = (items: readonly WantedItem[]) =>
    items
      .map((item) => `${item.id}:${item.qty}`)
      .sort()
      .join()
  return asText(one) === asText(other)
}

/** Stores the items of a donation with their current prices. */
async function storeItems(db: Database, donationId: number, items: readonly PricedItem[]): Promise<void> {
  if (items.length === 0) return
  const rows = items.map((item) => ({ donation_id: donationId, item_id: item.id, qty: item.qty, price: item.price }))
  await db.insertInto('donation_items').values(rows).execute()
}

/** What a record is checked against, and what the hand-over keeps. */
const preparedColumns = [
  'donations.id',
  'donations.project_id',
  'donations.purpose_id',
  'donations.donation_type',
  'donations.amount',
  'donations.consent_id',
  'donations.created_at',
  'donations.recorded_at',
  'donations.user_id',
  'donations.partner_id',
  'donations.partner_name',
  'donations.partner_origin',
  ...utmNames,
] as const

const preparedRows = (lock: boolean) =>
  buildOnce((db, { txn_id, purpose_id }: Placeholders<Pick<DonationRecord, 'txn_id' | 'purpose_id'>>) =>
    db
      .selectFrom('donations')
      .innerJoin('users', 'users.id', 'donations.user_id')
      .innerJoin('projects', 'projects.id', 'donations.project_id')
      .leftJoin(inLanguage('purposes', fallbackLanguage), (join) =>
        join.onRef('purposes.project_id', '=', 'projects.id').on('purposes.id', '=', purpose_id),
      )
      .select(preparedColumns)
      .select(donorColumns)
      .select(['projects.donation_type as project_type', 'base_amount', 'purposes.title as purpose_title'])
      .where('txn_id', '=', txn_id)
      .$if(lock, (found) => found.forUpdate('donations')),
  )

const findPrepared = preparedRows(false)
const lockPrepared = preparedRows(true)

type PreparedDonation = NonNullable<Awaited<ReturnType<typeof readPrepared>>>
type Bound = PreparedDonation['donation']

/**
 * The caller's own prepared donation, and what its record is checked against, in one statement. Null if the caller may not see it.
 * @param lock whether nobody else may change it until the transaction ends
 */
async function readPrepared(db: Database, session: Session, { txn_id, purpose_id }: DonationRecord, lock = false) {
  const [row] = await (lock ? lockPrepared : findPrepared)(db, { txn_id, purpose_id })
  // Not a condition of the statement: PostgreSQL would read all donations of the person as long as it knows little of the table.
  if (!row || row.user_id !== session.userId) return null
  if (session.scope === 'donate' && row.partner_origin !== session.origin) return null
  const { project_type, base_amount, purpose_title, ...donation } = row
  return {
    donation,
    project: { id: donation.project_id, donation_type: project_type, base_amount },
    purpose: purpose_title === null ? null : { id: purpose_id, title: purpose_title },
  }
}
