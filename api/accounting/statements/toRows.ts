import type { StatementForm, DonationNature, IdKind, ReceiptMode } from '../../../shared/contract/content/rules.ts'

/** One paid donation as the yearly statement needs it. Amounts are rupees; the fraction is the paise. */
export interface StatementDonation {
  id: number
  txnId: string
  /** The number of its receipt. */
  receipt: string
  /** Indian day on which the money arrived, `yyyy-MM-dd`. */
  day: string
  /** Null: nobody recorded who gave it. */
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

/** What makes two rows the same row: the donor, and the nature of the donations. */
export const natureOf = (row: Omit<StatementRow, 'serial' | 'name' | 'address' | 'amount' | 'donations'>): string =>
  JSON.stringify([row.id_code, row.id, row.section, row.registration, row.type, row.mode, row.pre_acknowledgement])

/** A pre-acknowledgement number of the pool. */
export interface PooledNumber {
  number: string
  /** The receipt that it was given to. */
  receipt: string
  /** It was filed with a statement of another year. */
  filed: boolean
}

type Net = Pick<StatementDonation, 'paid' | 'returned'>

/** What the trust keeps of donations after refunds and lost disputes, in rupees to the paisa. */
export const keptOf = (donations: readonly Net[]): number =>
  donations.reduce((paise, { paid, returned }) => paise + Math.round((paid - returned) * 100), 0) / 100
export const netOf = (donation: Net): number => keptOf([donation])

/** The form has whole rupees: the sum of a row is rounded down, and nothing else is. No donor gets a certificate for more than they gave. */
export const rowAmount = (donations: readonly Net[]): number => Math.floor(keptOf(donations))

interface SortedDonations {
  /** They are in the statement. */
  reported: StatementDonation[]
  /** A name and an address, but no id that the form accepts. */
  withoutId: StatementDonation[]
  /** No id, and the name or the address is not recorded. */
  anonymous: StatementDonation[]
  foreign: StatementDonation[]
  /** Refunded or lost in full, but for less than a rupee. */
  returned: StatementDonation[]
}

/** Sorts a year's donations into those of the statement and the kinds that it leaves out. Each is in exactly one list. */
export function sortDonations(donations: readonly StatementDonation[], form: StatementForm): SortedDonations {
  const sorted: SortedDonations = { reported: [], withoutId: [], anonymous: [], foreign: [], returned: [] }
  for (const donation of donations) sorted[placeOf(donation, form)].push(donation)
  return sorted
}

function placeOf(donation: StatementDonation, form: StatementForm): keyof SortedDonations {
  const { donor } = donation
  if (rowAmount([donation]) === 0) return 'returned'
  if (donor?.isForeign) return 'foreign'
  // Without an address it is in the statement all the same: the check finds it, so that staff add the address.
  if (donor && acceptedId(donor, form)) return 'reported'
  return isAnonymous(donor) ? 'anonymous' : 'withoutId'
}

/** As the law counts: the name or the address is not recorded. A donor who only hides the name on pages has both. */
export const isAnonymous = (donor: StatementDonor | null): boolean =>
  donor === null || donor.name.trim() === '' || donor.address.trim() === ''

/** The donor's id with the form's code for its kind; null if the form does not accept the kind. */
export function acceptedId({ id }: StatementDonor, form: StatementForm): { code: string; number: string } | null {
  if (!id || id.number === '') return null
  const kind = form.ids.find((one) => one.kind === id.kind)
  return kind?.allowed ? { code: kind.code, number: id.number } : null
}

/**
 * The rows of a year's statement. Donations of one donor, type and mode are one row. A receipt with a pre-acknowledgement number has its own row, because the
 * number belongs to that certificate. Donors without an id that the form accepts have no row. A donation has one donor: the product has no joint donors.
 * @param numbers pre-acknowledgement numbers by receipt
 */
export function toRows(
  donations: readonly StatementDonation[],
  form: StatementForm,
  numbers: ReadonlyMap<string, string> = new Map(),
): StatementRow[] {
  const reported = sortDonations(donations, form).reported.toSorted(byDay)
  const groups = new Map<string, { cells: ReturnType<typeof cellsOf>; own: StatementDonation[] }>()
  // A donor who moved or married within the year has one name and address: the last.
  const latest = new Map<string, StatementDonor | null>()
  for (const donation of reported) {
    const cells = cellsOf(donation, form, numbers.get(donation.receipt) ?? '')
    const key = natureOf(cells)
    const group = groups.get(key) ?? { cells, own: [] }
    group.own.push(donation)
    groups.set(key, group)
    latest.set(cells.id, donation.donor)
  }
  return [...groups.values()].map(({ cells, own }, index) => ({
    serial: index + 1,
    ...cells,
    name: oneLine(latest.get(cells.id)?.name ?? ''),
    address: oneLine(latest.get(cells.id)?.address ?? ''),
    amount: rowAmount(own),
    donations: own.map(({ id }) => id),
  }))
}

/** What the donations of one row have in common. */
function cellsOf(donation: StatementDonation, form: StatementForm, number: string) {
  const id = donation.donor && acceptedId(donation.donor, form)
  const registration = registrationOn(form, donation.day)
  return {
    pre_acknowledgement: number,
    id_code: id?.code ?? '',
    id: id?.number ?? '',
    section: form.section,
    registration: registration?.number ?? '',
    registration_date: registration?.issued_on ?? '',
    type: form.types[donation.type],
    mode: form.modes[donation.mode],
  }
}

/** The trust's registration under the form's section that is valid on a day. */
export const registrationOn = ({ registrations, section }: StatementForm, day: string) =>
  registrations.find(
    (one) => one.section === section && one.valid_from <= day && (one.valid_until === null || day <= one.valid_until),
  )

const byDay = (a: StatementDonation, b: StatementDonation) => a.day.localeCompare(b.day) || a.id - b.id

/** Addresses have lines; a cell of the form has one. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
