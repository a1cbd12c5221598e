import type { DonationForm } from '../../../shared/kinds/kinds.ts'
import { totalOf } from '../../../shared/donation/total.ts'
import { ContactBlock } from '../offline/ContactBlock.tsx'

/** What follows the fields. `form` is null before a project is chosen; the ways to give without online payment are shown all the same. */
export const FormEnd = ({ form }: { form: DonationForm | null }) => <ContactBlock amount={form ? totalOf(form) : 0} />
