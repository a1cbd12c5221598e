import type { ComponentType } from 'react'
import type { DonationType } from '../../shared/contract/donation/donationType.ts'
import type { DonationForm, Forms } from '../../shared/kinds/kinds.ts'
import { useDialog, useLater, usePart } from '../dialogContext.ts'
import type { AmountFieldProps } from './amountField.ts'
import { FixedField } from './FixedField.tsx'
import { FlexibleField } from './FlexibleField.tsx'
import { ItemField } from './ItemField.tsx'

const fields: { [Type in DonationType]: ComponentType<AmountFieldProps<Forms[Type]>> } = {
  fixed: FixedField,
  item: ItemField,
  flexible: FlexibleField,
}

/** The amount field for the project's kind of donation. */
export const AmountArea = ({ form, error }: { form: DonationForm; error: string | undefined }) => {
  const { t, flow } = useDialog()
  const later = useLater()
  const give = usePart('give')
  // The form's type decides which field gets it, which TypeScript cannot follow.
  const Field = fields[form.type] as ComponentType<AmountFieldProps<DonationForm>>
  return (
    <Field
      t={t}
      later={later}
      form={form}
      error={error}
      refusal={(id) => (give ? <give.Refusal form={form} id={id} /> : '…')}
      onSet={(id, quantity) => flow.dispatch({ type: 'quantitySet', id, quantity })}
      onType={(id, text) => flow.dispatch({ type: 'quantityTyped', id, text })}
    />
  )
}
