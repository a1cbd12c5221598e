import { panProblem } from '../../../../shared/contract/people/pan.ts'
import { acceptedId } from '../sortDonations.ts'
import { mostOf } from './mostOf.ts'
import { eachRow } from './problem.ts'

/** Twelve digits, also in groups of four. */
const aadhaar = /(?<!\d)\d{4}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/
const pan = /(?<![A-Z])[A-Z]{5}\d{4}[A-Z](?![A-Z])/i

/** The donor's id and its code: accepted by the form, well formed, and the same as in the donations. */
export const checkIds = eachRow(({ row, donations }, { form, ownPan }) => {
  const { id, id_code: code } = row
  const kind = form.ids.find((one) => one.code === code)
  const isPan = kind?.kind === 'pan'
  const wrong = isPan && id !== '' ? panProblem(id) : null
  const differs = donations.some(({ donor }) => {
    const recorded = donor && acceptedId(donor, form)
    return recorded && (recorded.number !== id || recorded.code !== code)
  })
  return [
    !kind && ['id_code_unknown', 'id_code'],
    kind !== undefined && !kind.allowed && ['id_code_refused', 'id_code'],
    id.trim() === '' && ['id_missing', 'id'],
    id.length > mostOf(form, 'id') && ['id_long', 'id'],
    /[^\x21-\x7e]/.test(id) && ['id_characters', 'id'],
    aadhaar.test(id) && ['id_aadhaar', 'id'],
    wrong === 'pan' && ['pan_form', 'id'],
    wrong === 'pan_kind' && ['pan_kind', 'id'],
    isPan && id === ownPan && ['pan_own', 'id'],
    differs && ['id_differs', 'id'],
    holdsId(row.name) && ['id_in_text', 'name'],
    holdsId(row.address) && ['id_in_text', 'address'],
  ]
})

const holdsId = (text: string) => aadhaar.test(text) || pan.test(text)
