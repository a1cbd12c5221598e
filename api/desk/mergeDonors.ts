import { sql } from 'kysely'
import {
  type donorRequestSchema,
  type DuplicateReason,
  duplicateReasons,
  type Duplicates,
  type MergePreview,
  type mergePreviewQuerySchema,
  type MergeProblem,
  type mergeRequestSchema,
} from '../../shared/contract/staff/donors.ts'
import { sha256 } from '../accounts/secret.ts'
import { audit } from '../audit/audit.ts'
import { type Answer, type Call, type Handler, inTransaction, type Session } from '../call.ts'
import { conflict, invalid, notFound } from '../base/http/refusal.ts'
import { paidStates } from '../accounting/ledger/states.ts'
import { describeDonors, openPeople } from './donors.ts'
import { type DonorRef, familyOf, idsOf, keyOf, readKey } from './donorKey.ts'
import type { Database, Unsealing, Reading } from '../storage/database.ts'
import { openPan, openDonorPan, withClearPans } from '../base/vault/storedValues.ts'
import { phoneDigits } from './donations.ts'

/** `GET staff/merge-preview?from=donor-12&into=account-7`. Both people, and why they cannot be merged. Changes nothing. 404 for an unknown one. */
export const previewMerge: Handler<typeof mergePreviewQuerySchema> = async ({ deps }, asked) => {
  const [source, target] = [readKey(asked.from), readKey(asked.into)]
  const people = await describeBoth(deps, source, target)
  const problem = await problemOf(deps, source, target)
  const needs_check = problem === null && (await needsCheck(deps.db, source, target))
  return { data: { ...people, problem, needs_check, version: versionOf(people, needs_check) } satisfies MergePreview }
}

async function describeBoth(deps: Unsealing, source: DonorRef, target: DonorRef) {
  const [from, into] = await describeDonors(deps, [source, target])
  if (!from || !into) throw notFound()
  return { from, into }
}

/** Of what staff saw before they agreed to a merge: what becomes visible, and whether they must ask the donor. */
const versionOf = (people: Pick<MergePreview, 'from' | 'into'>, check: boolean): string =>
  sha256(JSON.stringify([people, check])).slice(0, 32)

/**
 * `POST staff/merge-donors`. From now on `from` is a part of `into`. Donations, ledger entries and receipts stay as they are, so it can be undone. 422 at
 * `from` with a `MergeProblem`, or at `checked`: `required`. 409 `changed_meanwhile` if either person changed since the preview of that `version`.
 */
export const mergeDonors = inTransaction<typeof mergeRequestSchema>(async ({ deps, session }, asked) => {
  const { db } = deps
  const [from, into] = [readKey(asked.from), readKey(asked.into)]
  await lockDonors(db, [from, into])
  const problem = await problemOf(deps, from, into)
  if (problem) throw invalid({ from: problem })
  const check = await needsCheck(db, from, into)
  if (asked.version !== undefined && asked.version !== versionOf(await describeBoth(deps, from, into), check))
    throw conflict('changed_meanwhile')
  if (check && !asked.checked) throw invalid({ checked: 'required' })
  const owner = into.kind === 'account' ? { user_id: into.id } : { merged_into: into.id }
  await db.updateTable('donors').set(owner).where('id', '=', from.id).execute()
  const details = { into: asked.into, ...(check ? { checked: true } : {}) }
  await audit(deps, session.userId, 'donors.merged', { subject: { kind: 'donor', id: asked.from }, details })
  return { data: null }
})

/**
 * `POST staff/unmerge-donor`. The donor is a person of their own again, also after the account was deleted with whom they were merged. 404 if they are not
 * merged.
 */
export const unmergeDonor = inTransaction<typeof donorRequestSchema>(async ({ deps, session }, { key }) => {
  const { kind, id } = readKey(key)
  const { numUpdatedRows } = await deps.db
    .updateTable('donors')
    .set({ user_id: null, merged_into: null, left_at: null })
    .where('id', '=', kind === 'donor' ? id : 0)
    .where((eb) => eb.or(joined.map((name) => eb(name, 'is not', null))))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound()
  await audit(deps, session.userId, 'donors.separated', { subject: { kind: 'donor', id: key } })
  return { data: null }
})

/** A donor with one of these belongs to another one, or did until the account was deleted. */
const joined = ['user_id', 'merged_into', 'left_at'] as const

/** In the order of their ids, so that two merges at the same time wait for each other and make no circle. */
async function lockDonors(db: Database, people: readonly DonorRef[]): Promise<void> {
  await sql`select from donors where id in (${idsOf(people, 'donor')}) order by id for update`.execute(db)
}

/** One person has one PAN, so two different ones are two people. */
async function problemOf(deps: Unsealing, from: DonorRef, into: DonorRef): Promise<MergeProblem | null> {
  if (keyOf(from) === keyOf(into)) return 'same'
  if (from.kind === 'account') return 'account'
  const people = await openPeople(deps, [from, into])
  const [source, target] = [people.get(keyOf(from)), people.get(keyOf(into))]
  if (!source || !target) throw notFound()
  const ids = [from.id, into.kind === 'donor' ? into.id : 0]
  const merged = await deps.db
    .selectFrom('donors')
    .select('id')
    .where('id', 'in', ids)
    .where((eb) => eb.or(joined.map((name) => eb(name, 'is not', null))))
    .executeTakeFirst()
  if (merged) return 'merged'
  // Anybody can make an account with the address of somebody else, and its owner sees what is merged into it.
  if (target.kind === 'account' && !target.email_proven) return 'unproven'
  return source.clearPan && target.clearPan && source.clearPan !== target.clearPan ? 'pan_differs' : null
}

/**
 * Whether nothing proves that the account's owner is this donor. It is so if the donor, or somebody merged into them before, has another e-mail address, or
 * none. Phones, names and PANs prove nothing, because an account's owner types them.
 */
async function needsCheck(db: Database, from: DonorRef, into: DonorRef): Promise<boolean> {
  if (into.kind !== 'account') return false
  const { rows } = await sql<{ id: number }>`
    with ${familyOf([from])}
    select id from donors join family on family.donor_id = donors.id
    where lower(coalesce(donors.email, '')) <> (select email from users where id = ${into.id})`.execute(db)
  return rows.length > 0
}

const mostPairs = 100

interface Hint {
  from: number
  into: DonorRef
  reason: DuplicateReason
}

/**
 * `GET staff/donor-duplicates`. Donors without an account who may be somebody else: the same PAN, e-mail, phone, or name and PIN code. Or an account paid the donor's payment link. An account counts only
 * if its owner proved the e-mail address: anybody can make one with the data of somebody else.
 */
export async function findDuplicates({ deps }: Call<Session>): Promise<Answer> {
  const pairs = new Map<string, DuplicateReason[]>()
  for (const { from, into, reason } of [...(await samePan(deps)), ...(await sameContact(deps))]) {
    const pair = `donor-${from} ${keyOf(into)}`
    pairs.set(pair, [...(pairs.get(pair) ?? []), reason])
  }
  const strength = (reasons: readonly DuplicateReason[]) =>
    Math.min(...reasons.map((reason) => duplicateReasons.indexOf(reason)))
  const shown = [...pairs].toSorted(([, a], [, b]) => strength(a) - strength(b)).slice(0, mostPairs)
  const people = [...new Set(shown.flatMap(([pair]) => pair.split(' ')))]
  const described = new Map((await describeDonors(deps, people.map(readKey))).map((one) => [one.key, one]))
  const data: Duplicates = {
    rows: shown.flatMap(([pair, reasons]) => {
      const [from, into] = pair.split(' ').map((key) => described.get(key))
      return from && into ? { from, into, reasons } : []
    }),
  }
  return { data }
}

/** Of two donors without an account, the older one stays. */
async function sameContact({ db }: Reading): Promise<Hint[]> {
  const { rows } = await sql<{ from: number; kind: DonorRef['kind']; id: number; reason: DuplicateReason }>`
    with people as (
      select 'donor' as kind, id, lower(nullif(email, '')) as email, nullif(${phoneDigits}, '') as phone,
        lower(full_name) as name, nullif(address_pin, '') as pin
      from donors where user_id is null and merged_into is null and left_at is null
      union all
      select 'account', id, email, nullif(${phoneDigits}, ''), lower(full_name), nullif(address_pin, '') from users
        where email_proven_at is not null
    ), pairs as (
      select a.id as from, b.kind, b.id, 'email' as reason from people a join people b on a.email = b.email
        where a.kind = 'donor' and (b.kind = 'account' or b.id < a.id)
      union select a.id, b.kind, b.id, 'phone' from people a join people b on a.phone = b.phone
        where a.kind = 'donor' and (b.kind = 'account' or b.id < a.id)
      union select a.id, b.kind, b.id, 'name_pin' from people a join people b on a.name = b.name and a.pin = b.pin
        where a.kind = 'donor' and (b.kind = 'account' or b.id < a.id)
      union select a.id, b.kind, b.id, 'payment_link' from people a
        join payment_links on payment_links.donor_id = a.id
        join donations on payment_link_id = payment_links.id and state in (${sql.join(paidStates)})
        join people b on b.id = donations.user_id
        where a.kind = 'donor' and b.kind = 'account'
    )
    select * from pairs order by "from" desc, kind, id limit 1000`.execute(db)
  return rows.map(({ from, kind, id, reason }) => ({ from, into: { kind, id }, reason }))
}

/** Each stored text of the same PAN differs, so values are opened. They leave this function only as pairs of ids. */
async function samePan(deps: Unsealing): Promise<Hint[]> {
  const donors = await deps.db
    .selectFrom('donors')
    .select(['id', 'pan'])
    .where('pan', 'is not', null)
    .where('user_id', 'is', null)
    .where('merged_into', 'is', null)
    .where('left_at', 'is', null)
    .orderBy('id')
    .execute()
  if (donors.length === 0) return []
  const users = await deps.db
    .selectFrom('users')
    .select(['id', 'pan'])
    .where('pan', 'is not', null)
    .where('email_proven_at', 'is not', null)
    .execute()
  const owners = new Map<string, DonorRef[]>()
  const own = (pan: string, ref: DonorRef) => owners.set(pan, [...(owners.get(pan) ?? []), ref])
  for await (const { id, pan } of withClearPans(deps, openPan, users)) own(pan, { kind: 'account', id })
  const hints: Hint[] = []
  for await (const { id, pan } of withClearPans(deps, openDonorPan, donors)) {
    for (const into of owners.get(pan) ?? []) hints.push({ from: id, into, reason: 'pan' })
    own(pan, { kind: 'donor', id })
  }
  return hints
}
