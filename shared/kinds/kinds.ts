/** All kinds of donation. To add one, write a file in this folder, and add its name to `donationTypes` and its line here. */
import type { DonationType } from '../contract/donation/donationType.ts'
import { fixed } from './fixed.ts'
import { flexible } from './flexible.ts'
import { item } from './item.ts'
import type { FormOf, Kind } from './kind.ts'
import { sumOf } from './lines.ts'

export const kinds = { fixed, item, flexible } satisfies { [Type in DonationType]: Kind<FormOf<Type>> }

/** The form of each kind. */
export type Forms = {
  [Type in DonationType]: (typeof kinds)[Type] extends Kind<infer Form> ? Form : never
}
export type DonationForm = Forms[DonationType]

/** The rules of a form. */
export const kindOf = (form: DonationForm): Kind<DonationForm> => kinds[form.type]

/** What the donor would pay now, in whole rupees (specification, section 5). */
export const totalOf = (form: DonationForm): number => sumOf(kindOf(form).lines(form))
