import { sql } from 'kysely'
import {
  donorRequestSchema,
  mergePreviewQuerySchema,
  mergeRequestSchema,
} from '../../../shared/contract/staff/donorRequests.ts'
import type { MergePreview, MergeProblem } from '../../../shared/contract/staff/donors.ts'
import { sha256 } from '../../accounts/secret.ts'
import { audit } from '../../audit/audit.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readJson, readQuery } from '../../base/http/readRequest.ts'
import { conflict, invalid, notFound } from '../../base/http/refusal.ts'
import { describeDonors, openPeople } from './describeDonors.ts'
import { type DonorRef, keyOf, readKey } from './donorKey.ts'
import { familyOf } from './family.ts'
import type { Database, Unsealing } from '../../storage/database.ts'

/** `GET staff/merge-preview?from=donor-12&into=account-7`. Both people, and why they cannot be merged. Changes nothing. 404 for an unknown one. */
export async function previewMerge({ deps, url }: Call<Session>): Promise<Answer> {
  const asked = readQuery(url, mergePreviewQuerySchema)
  const [source, target] = [readKey(asked.from), readKey(asked.into)]
  const people = await describeBoth(deps, source, target)
  const problem = await problemOf(deps, source, target)
  const needs_check = problem === null && (await needsCheck(deps.db, source, target))
  const data: MergePreview = { ...people, problem, needs_check, version: versionOf(people, needs_check) }
  return { data }
}

async function describeBoth(deps: Unsealing, source: DonorRef, target: DonorRef) {
  const [[from], [into]] = [await describeDonors(deps, [source]), await describeDonors(deps, [target])]
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
export async function mergeDonors({ deps, request, session }: Call<Session>): Promise<Answer> {
  const asked = await readJson(request, mergeRequestSchema)
  const [from, into] = [readKey(asked.from), readKey(asked.into)]
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockDonors(db, [from, into])
    const problem = await problemOf(inside, from, into)
    if (problem) throw invalid({ from: problem })
    const check = await needsCheck(db, from, into)
    if (asked.version !== undefined && asked.version !== versionOf(await describeBoth(inside, from, into), check))
      throw conflict('changed_meanwhile')
    if (check && !asked.checked) throw invalid({ checked: 'required' })
    await db
      .updateTable('donors')
      .set(into.kind === 'account' ? { user_id: into.id } : { merged_into: into.id })
      .where('id', '=', from.id)
      .execute()
    const subject = { kind: 'donor', id: asked.from } as const
    await audit(inside, {
      actor: session.userId,
      action: 'donors.merged',
      subject,
      details: { into: asked.into, ...(check ? { checked: true } : {}) },
    })
  })
  return { data: null }
}

/**
 * `POST staff/unmerge-donor`. The donor is a person of their own again, also after the account was deleted with whom they were merged. 404 if they are not
 * merged.
 */
export async function unmergeDonor({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { key } = await readJson(request, donorRequestSchema)
  const { kind, id } = readKey(key)
  await deps.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('donors')
      .set({ user_id: null, merged_into: null, left_at: null })
      .where('id', '=', kind === 'donor' ? id : 0)
      .where((eb) => eb.or(joined.map((name) => eb(name, 'is not', null))))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
    const subject = { kind: 'donor', id: key } as const
    await audit({ ...deps, db }, { actor: session.userId, action: 'donors.separated', subject })
  })
  return { data: null }
}

/** A donor with one of these belongs to another one, or did until the account was deleted. */
const joined = ['user_id', 'merged_into', 'left_at'] as const

/** In the order of their ids, so that two merges at the same time wait for each other and make no circle. */
async function lockDonors(db: Database, people: readonly DonorRef[]): Promise<void> {
  const ids = people.filter(({ kind }) => kind === 'donor').map(({ id }) => id)
  await db
    .selectFrom('donors')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
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
  if (target.kind === 'account' && !target.emailProven) return 'unproven'
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
