import { type DonationForm, kindOf } from '../kinds/kinds.ts'
import { sumOf } from '../kinds/lines.ts'

/** What the donor would pay now, in whole rupees (specification, section 5). */
export const totalOf = (form: DonationForm): number => sumOf(kindOf(form).lines(form))
