import { sql } from 'kysely'
import { indianDay } from '../../../shared/date.ts'
import { donorRequestSchema } from '../../../shared/contract/staff/donorRequests.ts'
import type { StaffDonorDetail } from '../../../shared/contract/staff/donors.ts'
import { audit } from '../../audit/audit.ts'
import { counted } from '../../donation/history/listDonations.ts'
import type { Answer, Call, Session } from '../../call.ts'
import { readQuery } from '../../base/http/readRequest.ts'
import { notFound } from '../../base/http/refusal.ts'
import { UNDO_DAYS } from '../../storage/tidy.ts'
import { describeRows } from '../describeRows.ts'
import { describeDonors } from './describeDonors.ts'
import { readKey } from './donorKey.ts'
import { familyOf } from './family.ts'

const mostRows = 100
const DAY_MS = 24 * 60 * 60_000

/** `GET staff/donor?key=donor-12`. One person with their donations, and who was merged into them. 404 for an unknown one. */
export async function readDonor({ deps, url, session, language }: Call<Session>): Promise<Answer> {
  const { db } = deps
  const { key } = readQuery(url, donorRequestSchema)
  const ref = readKey(key)
  const [donor] = await describeDonors(deps, [ref])
  if (!donor) throw notFound()
  const given = await sql<{ donation_id: number }>`
    with ${familyOf([ref])} select donation_id from given`.execute(db)
  const ids = [0, ...given.rows.map(({ donation_id }) => donation_id)]
  const rows = await db
    .selectFrom('donations')
    .selectAll('donations')
    .where('id', 'in', ids)
    .orderBy(counted, 'desc')
    .orderBy('id', 'desc')
    .limit(mostRows)
    .execute()
  const merged = await db
    .selectFrom('donors')
    .select(['id', 'full_name', 'email'])
    .where(ref.kind === 'account' ? 'user_id' : 'merged_into', '=', ref.id)
    .orderBy('id')
    .execute()
  await audit(deps, { actor: session.userId, action: 'donors.read', subject: { kind: 'donor', id: key } })
  const data: StaffDonorDetail = {
    donor,
    rows: await describeRows(deps, rows, language),
    merged: merged.map((row) => ({ key: `donor-${row.id}`, name: row.full_name, email: row.email })),
    ...(ref.kind === 'account' ? { into: null, left_until: null } : await mergedInto(deps, ref.id)),
  }
  return { data }
}

async function mergedInto({ db }: Pick<Call['deps'], 'db'>, id: number) {
  const columns = ['user_id', 'merged_into', 'left_at'] as const
  const row = await db.selectFrom('donors').select(columns).where('id', '=', id).executeTakeFirst()
  const other = row?.merged_into ? `donor-${row.merged_into}` : null
  return {
    into: row?.user_id ? `account-${row.user_id}` : other,
    left_until: row?.left_at ? indianDay(new Date(row.left_at.getTime() + UNDO_DAYS * DAY_MS)) : null,
  }
}
