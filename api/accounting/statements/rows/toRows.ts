import type { StatementForm } from '../../../../shared/contract/content/rules.ts'
import { acceptedId, sortDonations } from '../sortDonations.ts'
import { netOf, type StatementDonation, type StatementRow } from './statementRow.ts'

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
  const latest = new Map(reported.map((donation) => [idOf(donation, form), donation.donor]))
  const groups = new Map<string, StatementRow>()
  for (const donation of reported) {
    const row = rowOf(donation, form, numbers.get(donation.receipt) ?? '')
    const key = JSON.stringify([row.id_code, row.id, row.type, row.mode, row.registration, row.pre_acknowledgement])
    const group = groups.get(key)
    // A donor who moved or married within the year has one name and address: the last.
    const { name = '', address = '' } = latest.get(idOf(donation, form)) ?? {}
    groups.set(key, {
      ...row,
      name: oneLine(name),
      address: oneLine(address),
      amount: (group?.amount ?? 0) + row.amount,
      donations: [...(group?.donations ?? []), donation.id],
    })
  }
  return [...groups.values()].map((row, index) => ({ ...row, serial: index + 1 }))
}

function rowOf(donation: StatementDonation, form: StatementForm, number: string): StatementRow {
  const id = donation.donor && acceptedId(donation.donor, form)
  const registration = registrationOn(form, donation.day)
  return {
    serial: 0,
    pre_acknowledgement: number,
    id_code: id?.code ?? '',
    id: id?.number ?? '',
    section: form.section,
    registration: registration?.number ?? '',
    registration_date: registration?.issued_on ?? '',
    name: '',
    address: '',
    type: form.types[donation.type],
    mode: form.modes[donation.mode],
    amount: netOf(donation),
    donations: [donation.id],
  }
}

/** The trust's registration under the form's section that is valid on a day. */
export const registrationOn = ({ registrations, section }: StatementForm, day: string) =>
  registrations.find(
    (one) => one.section === section && one.valid_from <= day && (one.valid_until === null || day <= one.valid_until),
  )

const idOf = ({ donor }: StatementDonation, form: StatementForm): string => {
  const id = donor && acceptedId(donor, form)
  return JSON.stringify([id?.code, id?.number])
}

const byDay = (a: StatementDonation, b: StatementDonation) => a.day.localeCompare(b.day) || a.id - b.id

/** Addresses have lines; a cell of the form has one. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
