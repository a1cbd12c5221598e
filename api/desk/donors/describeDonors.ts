import { sql } from 'kysely'
import { maskPan } from '../../../shared/contract/people/pan.ts'
import type { StaffDonor } from '../../../shared/contract/staff/donors.ts'
import { openPan, openDonorPan } from '../../base/vault/storedValues.ts'
import { type DonorRef, keyOf } from './donorKey.ts'
import { familyOf } from './family.ts'
import type { Reading, Unsealing } from '../../storage/database.ts'

/** A person with the PAN in clear, for comparing; it never leaves the API. */
export interface OpenPerson extends DonorRef {
  full_name: string
  email: string | null
  contact_no: string | null
  address_city: string
  address_pin: string
  clearPan: string | null
  emailProven: boolean
}

/** These people as the desk shows them, in the same order. An unknown one is left out. */
export async function describeDonors(deps: Unsealing, people: readonly DonorRef[]): Promise<StaffDonor[]> {
  if (people.length === 0) return []
  const [opened, sums] = [await openPeople(deps, people), await sumsOf(deps, people)]
  return people.flatMap((ref) => {
    const person = opened.get(keyOf(ref))
    if (!person) return []
    const years = sums.filter(({ key }) => key === keyOf(ref))
    return {
      key: keyOf(ref),
      kind: ref.kind,
      name: person.full_name,
      email: person.email || null,
      phone: person.contact_no || null,
      city: person.address_city,
      pin: person.address_pin,
      pan: person.clearPan && maskPan(person.clearPan),
      email_proven: person.emailProven,
      years: years.map(({ start, net }) => ({ year: `${start}-${String((start + 1) % 100).padStart(2, '0')}`, net })),
      donations: years.reduce((total, { count }) => total + count, 0),
    }
  })
}

/** Names, addresses and PANs by key. */
export async function openPeople(deps: Unsealing, people: readonly DonorRef[]): Promise<Map<string, OpenPerson>> {
  const columns = ['id', 'full_name', 'email', 'contact_no', 'address_city', 'address_pin', 'pan'] as const
  const ids = (kind: DonorRef['kind']) => [0, ...people.filter((one) => one.kind === kind).map(({ id }) => id)]
  const users = await deps.db
    .selectFrom('users')
    .select([...columns, 'email_proven_at'])
    .where('id', 'in', ids('account'))
    .execute()
  const donors = await deps.db.selectFrom('donors').select(columns).where('id', 'in', ids('donor')).execute()
  const opened: OpenPerson[] = [
    ...users.map(({ pan, email_proven_at, ...row }) => ({
      ...row,
      kind: 'account' as const,
      emailProven: email_proven_at !== null,
      clearPan: pan === null ? null : openPan(deps, row.id, pan),
    })),
    ...donors.map(({ pan, ...row }) => ({
      ...row,
      kind: 'donor' as const,
      emailProven: false,
      clearPan: pan === null ? null : openDonorPan(deps, row.id, pan),
    })),
  ]
  return new Map(opened.map((person) => [keyOf(person), person]))
}

/** What counts of each person's paid donations in each financial year, which begins in April in Indian time. */
async function sumsOf({ db }: Reading, people: readonly DonorRef[]) {
  const { rows } = await sql<{ key: string; start: number; net: number; count: number }>`
    with ${familyOf(people)}
    select given.key,
      extract(year from (coalesce(settled_at, created_at) at time zone 'Asia/Kolkata') - interval '3 months')::int as start,
      (coalesce(-sum(ledger_lines.amount_paise), 0) / 100)::bigint as net,
      count(distinct donations.id) as count
    from given
      join donations on donations.id = given.donation_id
      join ledger_entries on ledger_entries.donation_id = donations.id and line_count > 0
      join ledger_lines on entry_id = ledger_entries.id and account in ('donations', 'refunds', 'disputes')
    group by 1, 2 order by 2 desc`.execute(db)
  return rows
}
