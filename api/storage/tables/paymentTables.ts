/** Tables of what follows a donation: hand-over, messages of the provider. */
import type { Generated } from 'kysely'

export interface PaymentTables {
  handovers: {
    code_sha256: string
    donation_id: number
    expires_at: Date
    used_at: Date | null
  }
  payment_events: {
    id: Generated<number>
    txn_id: string
    source: 'return' | 'webhook' | 'query'
    verified: boolean
    note: string
    /** The stored fields as JSON text. */
    body: string
    /** The names of the fields in `body` that no signature covers, as a JSON list; null in rows of older versions. */
    unsigned: string | null
    provider: Generated<string>
    /** Identity of the answer; unique for each provider. Null for messages that were not believed. */
    digest: string | null
    /** How often the same answer has arrived. */
    seen: Generated<number>
    created_at: Date
    last_at: Date | null
  }
  /** How many messages about a donation were not believed; only the first few are stored. */
  payment_doubts: {
    txn_id: string
    doubts: number
    last_at: Date
  }
}
