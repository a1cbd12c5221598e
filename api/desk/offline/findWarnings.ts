import { sql } from 'kysely'
import { ruleOn } from '../../../shared/contract/content/rules.ts'
import type {
  FoundWarning,
  OfflineDonation,
  warnedRequestSchema,
} from '../../../shared/contract/staff/offlineDonation.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatRupees } from '../../../shared/money.ts'
import { heldStates } from '../../accounting/ledger/states.ts'
import { audit } from '../../audit/audit.ts'
import { conflict } from '../../base/http/refusal.ts'
import { openDonorPan, openPan, withClearPans } from '../../base/vault/storedValues.ts'
import type { Handler } from '../../call.ts'
import { readRules } from '../../content/readRules.ts'
import { requireDonation } from '../../donation/findDonation.ts'
import type { Database, Sealing, Unsealing } from '../../storage/database.ts'
import { type DonorColumns, type DonorRef, familyOf, keyOf, readKey, refOf, resolveDonor } from '../donorKey.ts'
import { openPeople } from '../donors.ts'
import { type EarlierEntry, referenceDigits, type WarningRules, warningsOf } from './warnings.ts'
import { indianDay } from '../../../shared/date.ts'
import { dayAfter, indianDayBounds } from '../../payment/financialYear.ts'

/** The fewest characters of a reason. */
const LEAST = 3

/** What of an entry the warnings look at. */
type Entry = Pick<
  OfflineDonation,
  'amount' | 'mode' | 'reference' | 'day' | 'donor' | 'name' | 'email' | 'phone' | 'pan' | 'put_away'
>

/** A correction as an entry: the donor stays, and is known. */
export const correctedEntry = (
  wanted: Pick<Entry, 'amount' | 'mode' | 'reference' | 'day' | 'put_away'>,
  columns: DonorColumns,
): Entry => {
  const known = refOf(columns)
  return { ...wanted, donor: known ? keyOf(known) : 'none', name: '', email: '', phone: '', pan: '' }
}

/**
 * `POST staff/offline-warnings`. What is unusual about a donation that staff are about to enter or to correct. Stores nothing. 404 if there is no donation to
 * correct.
 */
export const offlineWarnings: Handler<typeof warnedRequestSchema> = async ({ deps, language }, wanted) => {
  if (!('txn_id' in wanted)) return { data: { warnings: await findWarnings(deps, wanted, language) } }
  const donation = await requireDonation(deps, wanted.txn_id)
  return { data: { warnings: await findWarnings(deps, correctedEntry(wanted, donation), language, donation.id) } }
}

/**
 * Refuses a stored donation with a warning that has no reason, and keeps the reasons of the others. Call it in the transaction that stores the donation, so
 * problems of fields are refused first. Entries of that moment wait for each other, so each finds the other.
 * A correction needs no second reason for the same warning.
 * @throws Refused 409 `warned`, with `warned` at `put_away.<warning>`
 */
export async function requireReasons(
  deps: Sealing,
  entry: Entry,
  { id, actor, language }: { id: number; actor: number; language: Language },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('offline entry'))`.execute(deps.db)
  const known = await deps.db
    .selectFrom('put_away_warnings')
    .select(['warning', 'found'])
    .where('donation_id', '=', id)
    .execute()
  const warnings = (await findWarnings(deps, entry, language, id)).filter(
    (warning) => !known.some(({ warning: code, found }) => code === warning.code && found === foundText(warning)),
  )
  const open = warnings.filter(({ code }) => (entry.put_away[code]?.length ?? 0) < LEAST)
  if (open.length > 0)
    throw conflict('warned', Object.fromEntries(open.map(({ code }) => [`put_away.${code}`, 'warned'])))
  for (const warning of warnings) {
    const { code } = warning
    const reason = entry.put_away[code] ?? ''
    const row = { reason, found: foundText(warning), actor_id: actor, at: deps.now() }
    await deps.db
      .insertInto('put_away_warnings')
      .values({ donation_id: id, warning: code, ...row })
      .onConflict((conflicting) => conflicting.columns(['donation_id', 'warning']).doUpdateSet(row))
      .execute()
    // The log has codes only: the sentence stays with the donation.
    const subject = { kind: 'donation', id } as const
    await audit(deps, actor, 'donation.warning_put_away', { subject, details: { warning: code } })
  }
}

const foundText = ({ donations, sum }: FoundWarning): string => JSON.stringify({ donations, sum })

/** @param own the id of the donation itself, if it is stored */
async function findWarnings(deps: Unsealing, entry: Entry, language: Language, own = 0): Promise<FoundWarning[]> {
  const rules = await rulesOn(deps.db, entry.day, language)
  const { mode, reference, day, name } = entry
  const person = await personOf(deps, entry)
  const earlier = await readEarlier(deps, entry, { own, days: rules.split?.days ?? 1 })
  const stored = entry.donor === 'new' && entry.pan ? await namesOfPan(deps, entry.pan) : []
  return warningsOf({ amount: Number(entry.amount), mode, reference, day, name, person }, earlier, stored, rules)
}

async function rulesOn(db: Database, day: string, language: Language): Promise<WarningRules> {
  const all = await readRules(db)
  const [cash, deduction] = [ruleOn(all, 'offline.cash', day), ruleOn(all, 'receipt.cash', day)]
  const law = ({ text, limit }: NonNullable<typeof deduction>) => text[language].replace('{limit}', formatRupees(limit))
  return {
    cashDay: cash ? { limit: cash.limit, law: law(cash) } : null,
    split: cash && deduction ? { limit: deduction.limit, days: cash.split_days, law: law(deduction) } : null,
  }
}

type Known = Record<'email' | 'phone' | 'pan', string | null>

function idsOf({ email, phone, pan }: Known): string[] {
  const digits = phone?.replace(/\D/g, '').slice(-10)
  return [
    email && `email:${email.toLowerCase()}`,
    digits?.length === 10 && `phone:${digits}`,
    pan && `pan:${pan}`,
  ].flatMap((id) => id || [])
}

/** Who the donor of an entry is, with those who were merged into them. An unknown one is refused when it is stored. */
async function personOf(deps: Unsealing, entry: Entry): Promise<readonly string[]> {
  if (entry.donor === 'none') return []
  // Somebody is recorded, also with nothing but a name.
  if (entry.donor === 'new') return ['new', ...idsOf(entry)]
  const known = await resolveDonor(deps.db, readKey(entry.donor))
  if (!known) return []
  const { rows } = await sql<{ donor_id: number }>`
    with ${familyOf([known])} select distinct donor_id from family`.execute(deps.db)
  const family: DonorRef[] = [known, ...rows.map(({ donor_id }) => ({ kind: 'donor', id: donor_id }) as const)]
  return [...(await openIds(deps, family)).values()].flat()
}

/** What shows who each of these people is, by key. */
async function openIds(deps: Unsealing, people: readonly DonorRef[]): Promise<Map<string, string[]>> {
  const opened = await openPeople(deps, people)
  return new Map([...opened].map(([key, one]) => [key, [key, ...idsOf({ ...one, pan: one.clearPan })]]))
}

/** Offline donations that count: those with the same digits in their reference, and cash fewer than so many days apart. */
async function readEarlier(
  deps: Unsealing,
  { reference, mode, day }: Entry,
  { own, days }: { own: number; days: number },
): Promise<EarlierEntry[]> {
  const [begins, ends] = [indianDayBounds(dayAfter(day, 1 - days)).from, indianDayBounds(dayAfter(day, days - 1)).to]
  const digits = mode === 'cash' ? '' : referenceDigits(reference)
  const rows = await deps.db
    .selectFrom('donations')
    .innerJoin('receipts', 'receipts.donation_id', 'donations.id')
    .select(['txn_id', 'number as receipt', 'amount', 'mode', 'user_id', 'donor_id'])
    .select((eb) => [
      eb.fn.coalesce('provider_id', eb.val('')).as('reference'),
      eb.fn.coalesce('settled_at', 'donations.created_at').as('at'),
    ])
    .where('source', '=', 'offline')
    .where('donations.id', '<>', own)
    .where('state', 'in', heldStates)
    .where((eb) =>
      mode === 'cash'
        ? eb.and([eb('mode', '=', 'cash'), eb('settled_at', '>=', begins), eb('settled_at', '<', ends)])
        : eb(sql`ltrim(regexp_replace(provider_id, '\\D', '', 'g'), '0')`, '=', digits || null),
    )
    .orderBy('donations.id', 'desc')
    .execute()
  // Only cash is compared by the person.
  const donors = mode === 'cash' ? rows.flatMap((row) => refOf(row) ?? []) : []
  const ids = await openIds(deps, donors)
  return rows.map(({ at, user_id, donor_id, ...row }) => {
    const donor = refOf({ user_id, donor_id })
    return { ...row, day: indianDay(at), person: (donor && ids.get(keyOf(donor))) ?? [] }
  })
}

/** The names that are stored with a PAN. Each stored text of the same PAN differs, so all are opened. */
async function namesOfPan(deps: Unsealing, pan: string): Promise<string[]> {
  const columns = ['id', 'full_name', 'pan'] as const
  const users = await deps.db.selectFrom('users').select(columns).where('pan', 'is not', null).execute()
  const donors = await deps.db.selectFrom('donors').select(columns).where('pan', 'is not', null).execute()
  const names: string[] = []
  for await (const one of withClearPans(deps, openPan, users)) if (one.pan === pan) names.push(one.full_name)
  for await (const one of withClearPans(deps, openDonorPan, donors)) if (one.pan === pan) names.push(one.full_name)
  return names
}
