import type { DonationNature, IdKind, ReceiptMode } from '../../../../shared/contract/content/rules.ts'

/** One paid donation as the yearly statement needs it. Amounts are whole rupees. */
export interface StatementDonation {
  id: number
  /** The number of its receipt. */
  receipt: string
  /** Indian day on which the money arrived, `yyyy-MM-dd`. */
  day: string
  /** Null: nobody recorded a name and an address. Such a donation is anonymous. */
  donor: StatementDonor | null
  type: DonationNature
  mode: ReceiptMode
  paid: number
  /** Refunds and lost disputes. */
  returned: number
  /** Only after this donation did the donor declare to be neither Indian citizen nor Indian organisation. */
  declaredForeignLater?: boolean
}

export interface StatementDonor {
  name: string
  address: string
  id: { kind: IdKind; number: string } | null
  /** Neither an Indian citizen nor an Indian organisation. Such a donation belongs to another statement. */
  isForeign: boolean
}

/** One row as it is filed. Texts are as the file contains them, except for `registration_date` (`yyyy-MM-dd`). */
export interface StatementRow {
  serial: number
  pre_acknowledgement: string
  id_code: string
  id: string
  section: string
  registration: string
  registration_date: string
  name: string
  address: string
  type: string
  mode: string
  /** Whole rupees. */
  amount: number
  /** The donations that it sums. */
  donations: readonly number[]
}

/** A pre-acknowledgement number of the pool. */
export interface PooledNumber {
  number: string
  /** The receipt that it was given to; null: it is free. */
  receipt: string | null
  /** It was filed with a statement of another year. */
  filed: boolean
}

/** What the trust keeps of a donation after refunds and lost disputes. */
export const netOf = ({ paid, returned }: Pick<StatementDonation, 'paid' | 'returned'>): number => paid - returned
