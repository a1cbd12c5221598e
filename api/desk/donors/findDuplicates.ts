import { sql } from 'kysely'
import { type DuplicateReason, type Duplicates, duplicateReasons } from '../../../shared/contract/staff/donors.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { openPan, openDonorPan } from '../../base/vault/storedValues.ts'
import { phoneDigits } from '../findSearched.ts'
import { describeDonors } from './describeDonors.ts'
import { type DonorRef, keyOf, readKey } from './donorKey.ts'
import type { Reading, Unsealing } from '../../storage/database.ts'

const mostPairs = 100

interface Hint {
  from: number
  into: DonorRef
  reason: DuplicateReason
}

/**
 * `GET staff/donor-duplicates`. Donors without an account who may be somebody else: the same PAN, e-mail, phone, or name and PIN code. An account counts only
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
  for (const { id, pan } of users) if (pan) own(openPan(deps, id, pan), { kind: 'account', id })
  return donors.flatMap(({ id, pan }): Hint[] => {
    if (!pan) return []
    const clear = openDonorPan(deps, id, pan)
    const before = owners.get(clear) ?? []
    own(clear, { kind: 'donor', id })
    return before.map((into) => ({ from: id, into, reason: 'pan' }))
  })
}
