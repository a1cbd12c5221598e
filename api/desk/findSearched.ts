import { sql } from 'kysely'
import type { Reading } from '../storage/database.ts'

/** The most people whose donations a search shows. */
const mostPeople = 500

/** What a search names: donations by one of their numbers, and people by a phone number, or the beginning of name or e-mail address. */
export interface Searched {
  donations: readonly number[]
  users: readonly number[]
  donors: readonly number[]
}

/** A phone number's last ten digits, as the indexes have them: people write the country code, or not. */
export const phoneDigits = sql<string | null>`right(regexp_replace(contact_no, '\\D', '', 'g'), 10)`

/** Each branch reads an index of its own. People first and then their donations, so that the database knows how many there are. */
export async function findSearched({ db }: Reading, search: string): Promise<Searched> {
  const start = `${search.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`
  const digits = search.replace(/\D/g, '').slice(-10)
  // A shorter text is no whole number.
  const phone = digits.length === 10 ? digits : null
  const idsOf = async (rows: Promise<{ rows: { id: number }[] }>) => (await rows).rows.map(({ id }) => id)
  const [donations, users, donors] = await Promise.all([
    idsOf(
      sql<{ id: number }>`
        select id from donations where txn_id = ${search.toUpperCase()}
        union select id from donations where provider_id = ${search}
        union select donation_id from receipts where number = ${search.toUpperCase()}`.execute(db),
    ),
    idsOf(
      sql<{ id: number }>`
        select id from users where lower(full_name) like ${start}
        union select id from users where email like ${start}
        union select id from users where contact_no is not null and ${phoneDigits} = ${phone} limit ${mostPeople}`.execute(
        db,
      ),
    ),
    idsOf(
      sql<{ id: number }>`
        select id from donors where lower(full_name) like ${start}
        union select id from donors where lower(email) like ${start}
        union select id from donors where contact_no is not null and ${phoneDigits} = ${phone} limit ${mostPeople}`.execute(
        db,
      ),
    ),
  ])
  return { donations, users, donors }
}
