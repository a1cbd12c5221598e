import * as z from 'zod/mini'
import type { StaffEvidence } from '../../shared/contract/staff/donation.ts'
import type { Dependencies } from '../dependencies.ts'

const namesSchema = z.array(z.string())

/** What the provider said about a donation, oldest first. A field that no signature covers is marked; null if that was not noted. */
export async function readEvidence(db: Dependencies['db'], txnId: string): Promise<StaffEvidence[]> {
  const rows = await db.selectFrom('payment_events').selectAll().where('txn_id', '=', txnId).orderBy('id').execute()
  return rows.map((row) => {
    const unsigned = row.unsigned === null ? null : new Set(namesSchema.parse(JSON.parse(row.unsigned)))
    return {
      id: row.id,
      source: row.source,
      verified: row.verified,
      note: row.note,
      fields: fieldsOf(row.body).map(([name, value]) => ({
        name,
        value: typeof value === 'string' ? value : JSON.stringify(value),
        signed: unsigned && !unsigned.has(name),
      })),
      seen: row.seen,
      at: row.created_at.toISOString(),
    }
  })
}

/** A text that was cut is no JSON any more. */
function fieldsOf(body: string): [string, unknown][] {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
  } catch {
    return []
  }
}
