import type { ReactNode } from 'react'
import type { FormMessages } from '../../shared/texts/en/form.ts'
import type { LazyText } from '../../shared/texts/en/lazyText.ts'

/** Props of the amount field of every kind of donation. */
export interface AmountFieldProps<Form> {
  t: FormMessages
  /** The texts that load after the form. */
  texts: LazyText | null | undefined
  form: Form
  error: string | undefined
  /** Why a typed number is refused. `id`: of the item; null for the only number of the form. */
  refusal(id: number | null): ReactNode
  onSet(id: number | null, quantity: number): void
  onType(id: number | null, text: string): void
}
