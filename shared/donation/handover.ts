/**
 * Where the payment form goes and what it holds. If the back end sends `fields`, it decides all of them. If it sends none, the widget builds them as the
 * specification says (section 3, "Payment form fields"). The form never holds a field that the hash does not cover.
 */
import type { Handover, PaymentDetail } from '../contract/donation/donation.ts'
import { providerAmount } from './amount/providerAmount.ts'

export interface PaymentSettings {
  action: string
  key: string
  surl: string
  furl: string
}

interface Donor {
  fullName: string
  email: string
  contactNo?: string | null | undefined
}

const placeholderPhone = '9999999999'

/** Fields are posted unchanged. The hash is added only to the specification's fields, and only if it is missing. */
const withHash = (fields: Handover['fields'], hash: string): Handover['fields'] =>
  Object.hasOwn(fields, 'txnid') && !Object.hasOwn(fields, 'hash') ? { ...fields, hash } : fields

/**
 * @param amount whole rupees
 * @returns null if the answer has no fields and nothing is configured to build them from
 */
export const handoverOf = (
  detail: PaymentDetail,
  amount: number,
  projectTitle: string,
  donor: Donor | null,
  settings: PaymentSettings | undefined,
): Handover | null => {
  const action = detail.action ?? settings?.action
  if (!action) return null
  if (detail.fields) return { action, fields: withHash(detail.fields, detail.generated_hash) }
  if (!settings || !donor) return null
  return {
    action,
    fields: {
      key: settings.key,
      txnid: detail.txn_id,
      amount: providerAmount(amount),
      productinfo: projectTitle || 'Donation',
      firstname: donor.fullName.trim().split(/\s+/)[0] || 'Donor',
      email: donor.email,
      phone: donor.contactNo || placeholderPhone,
      hash: detail.generated_hash,
      surl: settings.surl + detail.txn_id,
      furl: settings.furl + detail.txn_id,
    },
  }
}
