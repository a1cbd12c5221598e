import type { FormState } from '../../../components/forms/useForm.ts'

/** What entering and correcting have in common. */
export type MoneyForm = FormState<'amount' | 'mode' | 'reference' | 'day' | 'purpose_id'>

/** The fields of a new donor. */
export const noPerson = { name: '', email: '', phone: '', line: '', city: '', state: '', pin: '', pan: '' }
