import { donorRequestSchema, mergeRequestSchema } from '../../../shared/contract/staff/donorRequests.ts'
import type { MergePreview, MergeProblem } from '../../../shared/contract/staff/donors.ts'
import { audit } from '../../audit/audit.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Answer, Call, Session } from '../../platform/http/call.ts'
import { readJson } from '../../platform/http/readBody.ts'
import { readQuery } from '../../platform/http/readQuery.ts'
import { invalid, notFound } from '../../platform/http/refusal.ts'
import { describeDonors, openPeople } from './describeDonors.ts'
import { type DonorRef, keyOf, readKey } from './donorKey.ts'

/** `GET staff/merge-preview?from=donor-12&into=account-7`. Both people, and why they cannot be merged. Changes nothing. 404 for an unknown one. */
export async function previewMerge({ deps, url }: Call<Session>): Promise<Answer> {
  const asked = readQuery(url, mergeRequestSchema)
  const [source, target] = [readKey(asked.from), readKey(asked.into)]
  const [[from], [into]] = [await describeDonors(deps, [source]), await describeDonors(deps, [target])]
  if (!from || !into) throw notFound()
  const data: MergePreview = { from, into, problem: await problemOf(deps, source, target) }
  return { data }
}

/**
 * `POST staff/merge-donors`. From now on `from` is a part of `into`. Donations, ledger entries and receipts stay as they are, so it can be undone. 422 at
 * `from` with a `MergeProblem`.
 */
export async function mergeDonors({ deps, request, session }: Call<Session>): Promise<Answer> {
  const asked = await readJson(request, mergeRequestSchema)
  const [from, into] = [readKey(asked.from), readKey(asked.into)]
  await deps.db.transaction().execute(async (db) => {
    const inside = { ...deps, db }
    await lockDonors(db, [from, into])
    const problem = await problemOf(inside, from, into)
    if (problem) throw invalid({ from: problem })
    await db
      .updateTable('donors')
      .set(into.kind === 'account' ? { user_id: into.id } : { merged_into: into.id })
      .where('id', '=', from.id)
      .execute()
    const subject = { kind: 'donor', id: asked.from } as const
    await audit(inside, { actor: session.userId, action: 'donors.merged', subject, details: { into: asked.into } })
  })
  return { data: null }
}

/** `POST staff/unmerge-donor`. The donor is a person of their own again. 404 if they are not merged. */
export async function unmergeDonor({ deps, request, session }: Call<Session>): Promise<Answer> {
  const { key } = await readJson(request, donorRequestSchema)
  const { kind, id } = readKey(key)
  await deps.db.transaction().execute(async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('donors')
      .set({ user_id: null, merged_into: null })
      .where('id', '=', kind === 'donor' ? id : 0)
      .where((eb) => eb.or([eb('user_id', 'is not', null), eb('merged_into', 'is not', null)]))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound()
    const subject = { kind: 'donor', id: key } as const
    await audit({ ...deps, db }, { actor: session.userId, action: 'donors.separated', subject })
  })
  return { data: null }
}

/** In the order of their ids, so that two merges at the same time wait for each other and make no circle. */
async function lockDonors(db: Dependencies['db'], people: readonly DonorRef[]): Promise<void> {
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
async function problemOf(
  deps: Pick<Dependencies, 'db' | 'vault'>,
  from: DonorRef,
  into: DonorRef,
): Promise<MergeProblem | null> {
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
    .where((eb) => eb.or([eb('user_id', 'is not', null), eb('merged_into', 'is not', null)]))
    .executeTakeFirst()
  if (merged) return 'merged'
  return source.clearPan && target.clearPan && source.clearPan !== target.clearPan ? 'pan_differs' : null
}
