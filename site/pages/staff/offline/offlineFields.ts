import type { OfflineDonation } from '../../../../shared/contract/staff/offlineDonation.ts'
import type { SchemaFormState } from '../../../components/forms/useSchemaForm.ts'

/** What entering and correcting have in common. `donor` is a key, `new`, or in a correction `same`. */
export type OfflineFieldValues = Omit<OfflineDonation, 'key' | 'project_id' | 'donor'> & { donor: string }

/** Of every form that `MoneyFields` and `PurposeField` are part of. */
type MoneyValues = Pick<OfflineFieldValues, 'amount' | 'mode' | 'reference' | 'day' | 'purpose_id'>

export type OfflineFieldState = SchemaFormState<OfflineFieldValues>

/** The shared fields of a form. Every form that has them may be given: they read and change no others. */
export const sharedFields = <Values extends MoneyValues>(state: SchemaFormState<Values>): OfflineFieldState =>
  state as unknown as OfflineFieldState

export const noPerson = { name: '', email: '', phone: '', line: '', city: '', state: '', pin: '', pan: '' }
