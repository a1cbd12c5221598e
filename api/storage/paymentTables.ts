/** Tables of what follows a donation: hand-over, messages of the provider, receipt. */
import type { Generated } from 'kysely'

export interface HandoverTable {
  code_sha256: string
  donation_id: number
  expires_at: Date
  used_at: Date | null
}

export interface PaymentEventTable {
  id: Generated<number>
  txn_id: string
  source: 'return' | 'webhook' | 'query'
  verified: boolean
  note: string
  /** The post as JSON text, cut to a maximum length. */
  body: string
  created_at: Date
}

export interface ReceiptTable {
  donation_id: number
  number: string
  created_at: Date
}

export interface ReceiptMailTable {
  donation_id: number
  created_at: Date
  /** When the last try to send it started. */
  tried_at: Date | null
  sent_at: Date | null
}

export interface ReceiptCounterTable {
  financial_year: string
  last: number
}

export interface PaymentTables {
  handovers: HandoverTable
  payment_events: PaymentEventTable
  receipts: ReceiptTable
  receipt_mails: ReceiptMailTable
  receipt_counters: ReceiptCounterTable
}
