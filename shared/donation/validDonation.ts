/**
 * Checks whether a donation may be sent, and writes it in the format of the API. The check returns the first problem in a fixed order (amount or items, purpose, donor: specification, decision 12), or a
 * `ValidDonation`, which only this function can make. Problems are codes, never sentences.
 */
import { type DonationForm, kindOf } from '../kinds/kinds.ts'
import { sumOf } from '../kinds/lines.ts'
import { canBeGiven } from './limits.ts'
import { mostFor } from './monthlyChoice.ts'
import { type Answers, answersOnWire, checkAnswers, type Problem, type ValidAnswers } from './answers.ts'
import type { Touch } from '../contract/attribution.ts'
import type { DonationRecord, Handover, PaymentDetail, PaymentDetailRequest } from '../contract/donation/donation.ts'
import type { User } from '../contract/people/account.ts'
import { providerAmount } from '../money.ts'

declare const checked: unique symbol
export interface ValidDonation extends ValidAnswers {
  readonly [checked]: true
  readonly form: DonationForm
  /** Whole rupees that can be given (`limits.ts`). */
  readonly amount: number
}

export type Verdict = { ok: true; donation: ValidDonation } | { ok: false; problem: Problem }

/** @param donorKnown a signed-in donor with an e-mail address and an id, or a donating-only token on a foreign page */
export const validate = (form: DonationForm, donorKnown: boolean): Verdict => {
  const no = (problem: Problem): Verdict => ({ ok: false, problem })
  const kind = kindOf(form)
  const lines = kind.lines(form)
  const amount = sumOf(lines)
  if (!lines.some((line) => line.quantity > 0 || line.typed)) return no(kind.problems.empty)
  if (lines.some((line) => line.typed) || !canBeGiven(amount)) return no('invalidAmount')
  const answers = checkAnswers(form)
  if (typeof answers === 'string') return no(answers)
  if (!donorKnown) return no('noDonor')
  // Only this function makes one.
  return { ok: true, donation: { form, amount, ...answers } as ValidDonation }
}

// A valid donation in the format of the API (specification, section 3, "Donation payload").

/** The answers by their names in the API. The type makes sure that each is sent. */
type SentAnswers = {
  [Name in keyof Answers as Name extends `${infer What}Id` ? `${What}_id` : Name]: unknown
}

/** @param touch the visit's attribution, if known */
export const paymentDetailRequest = (
  donation: ValidDonation,
  touch: Touch | null = null,
): PaymentDetailRequest & SentAnswers => ({
  project_id: donation.form.projectId,
  amount: donation.amount,
  ...answersOnWire(donation),
  items: kindOf(donation.form).items(donation.form),
  monthly: donation.monthly ? { ...donation.monthly, most: mostFor(donation.amount, donation.monthly) } : undefined,
  dedication: donation.form.dedication ?? undefined,
  ...touch,
})

export const donationRecord = (donation: ValidDonation, txnId: string, touch: Touch | null = null): DonationRecord => ({
  project_id: donation.form.projectId,
  ...answersOnWire(donation),
  purpose_text: donation.form.purposes.find(({ id }) => id === donation.purposeId)?.title ?? '',
  items: kindOf(donation.form).items(donation.form),
  donation_type: donation.form.type,
  donation_amount: donation.amount,
  txn_id: txnId,
  ...touch,
})

/**
 * Where the payment form goes and what it holds. If the back end sends `fields`, it decides all of them. If it sends none, the widget builds them as the
 * specification says (section 3, "Payment form fields"). The form never holds a field that the hash does not cover.
 */
type PaymentSettings = Record<'action' | 'key' | 'surl' | 'furl', string>

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
  donor: Pick<User, 'fullName' | 'email' | 'contactNo'> | null,
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
