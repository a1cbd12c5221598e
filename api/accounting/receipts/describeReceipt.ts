import type { Receipt } from '../../../shared/contract/donation/receipt.ts'
import { maskPan } from '../../../shared/contract/people/person.ts'
import type { Language } from '../../../shared/languages.ts'
import type { Donation } from '../../donation/findDonation.ts'
import type { FrozenReceipt } from './snapshot.ts'

/** A receipt as its donor sees it, in the reader's language. Everything but the dedication is frozen: donors name somebody after the receipt is issued. */
export function describeReceipt(
  { number, version, issuedAt, corrects, snapshot, donor }: FrozenReceipt,
  donation: Pick<Donation, 'dedicated_to'>,
  language: Language,
): Receipt {
  const texts = snapshot.texts[language]
  const { deduction, certificate, cash } = texts.sentences
  const inCash = snapshot.mode === 'cash' ? cash : null
  return {
    number,
    version,
    corrects,
    issued_at: issuedAt.toISOString(),
    given_at: snapshot.givenAt,
    year: snapshot.year,
    txn_id: snapshot.txnId,
    payment_id: snapshot.paymentId,
    amount: snapshot.amount,
    mode: snapshot.mode,
    project: { id: snapshot.projectId, title: texts.project },
    purpose: texts.purpose,
    purpose_id: snapshot.purposeId,
    dedicated_to: donation.dedicated_to,
    quantity: snapshot.quantity,
    items: snapshot.items.map((item, index) => ({ ...item, title: texts.items[index] ?? '' })),
    donor: {
      name: donor?.name ?? '',
      email: donor?.email ?? '',
      address: donor?.address ?? { line: '', city: '', state: '', pin: '' },
      pan: donor?.pan ? maskPan(donor.pan) : null,
    },
    trust: {
      ...texts.trust,
      email: snapshot.trust.email,
      phone: snapshot.trust.phone,
      registrations: texts.registrations,
      pan: snapshot.trust.pan,
      tax_validity: snapshot.trust.taxValidity,
    },
    sentences: [deduction, inCash, certificate].filter((sentence) => sentence !== null),
  }
}
