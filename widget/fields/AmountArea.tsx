import type { DonationForm } from '../../shared/donation/donation.ts'
import { useDialog, useLater, usePart } from '../dialogContext.ts'
import { FixedField } from './FixedField.tsx'
import { FlexibleField } from './FlexibleField.tsx'
import { ItemField } from './ItemField.tsx'

/** The amount, in the way of the project's donation type. */
export const AmountArea = ({ form, error }: { form: DonationForm; error: string | undefined }) => {
  const { t, flow } = useDialog()
  const later = useLater()
  const give = usePart('give')
  const { dispatch } = flow
  const onSet = (itemId: number | null, quantity: number) => dispatch({ type: 'quantitySet', itemId, quantity })
  const onType = (itemId: number | null, text: string) => dispatch({ type: 'quantityTyped', itemId, text })
  const refusal = (itemId: number | null) => (give ? <give.Refusal form={form} itemId={itemId} /> : '…')
  const common = { t, error, refusal, onSet, onType }
  switch (form.type) {
    case 'fixed':
      return <FixedField form={form} {...common} />
    case 'item':
      return <ItemField form={form} empty={later?.nothingHere} {...common} />
    case 'flexible':
      return (
        <FlexibleField
          t={t}
          form={form}
          error={error}
          inWords={later?.inWords}
          refusal={refusal}
          onType={(text) => {
            dispatch({ type: 'amountTyped', text })
            const now = flow.getState().form
            return now?.type === 'flexible' ? now.amountText : text
          }}
        />
      )
  }
}
