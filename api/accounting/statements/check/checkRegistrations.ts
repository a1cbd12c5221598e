import { mostOf } from './mostOf.ts'
import { eachRow } from './problem.ts'

/** The trust's registration belongs to the row's section and is valid on the day of each donation. */
export const checkRegistrations = eachRow(({ row, donations }, { form }) => {
  const { section, registration: number, registration_date: date } = row
  const known = form.registrations.filter((one) => one.number === number)
  const registration = known.find((one) => one.section === section)
  const isInvalid = donations.some(
    ({ day }) =>
      registration &&
      (day < registration.valid_from || (registration.valid_until !== null && day > registration.valid_until)),
  )
  return [
    !form.sections.includes(section) && ['section_unknown', 'section'],
    number.trim() === '' && ['registration_missing', 'registration'],
    number.length > mostOf(form, 'registration') && ['registration_long', 'registration'],
    number.trim() !== '' && known.length === 0 && ['registration_unknown', 'registration'],
    (registration ? section !== form.section : known.length > 0) && ['registration_section', 'registration'],
    isInvalid && ['registration_expired', 'registration'],
    known.length > 0 && !known.some((one) => one.issued_on === date) && ['registration_date', 'registration_date'],
  ]
})
