import * as z from 'zod/mini'
import type { Donation } from '../donation/findDonation.ts'
import type { FormFields, IssuedPayment } from './provider.ts'
import { sql } from 'kysely'
import { openStates } from '../accounting/ledger/states.ts'

const formFieldsSchema = z.record(z.string(), z.string())

/** The stored payment form of a donation. Unreadable text (it was cut) has no fields. */
export function storedFields(text: string): FormFields {
  try {
    const fields = formFieldsSchema.safeParse(JSON.parse(text))
    return fields.success ? fields.data : {}
  } catch {
    return {}
  }
}

/** A donation in the form that the provider's adapter needs. */
export const issuedPayment = (row: Pick<Donation, 'txn_id' | 'amount' | 'form_fields'>): IssuedPayment => ({
  txnId: row.txn_id,
  amountRupees: row.amount,
  fields: storedFields(row.form_fields),
})

/** A donation whose money may have arrived: the provider signed or named a payment under way, or has not answered our last query. */
export const isBeingConfirmed = sql<boolean>`(donations.state in (${sql.join(openStates)}) and (
  donations.stage = 'settling' or donations.asked_at is not null
    and (donations.answered_at is null or donations.answered_at < donations.asked_at)))`
