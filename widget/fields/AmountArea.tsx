import { useCallback } from 'react'
import type { DonationForm } from '../../shared/donation/donation.ts'
import { useDialog, useLater } from '../dialogContext.ts'
import { FixedField } from './FixedField.tsx'
import { FlexibleField } from './FlexibleField.tsx'
import { ItemField } from './ItemField.tsx'

/** The amount, in the way of the project's donation type. */
export const AmountArea = ({ form, error }: { form: DonationForm; error: string | undefined }) => {
  const { t, flow } = useDialog()
  const later = useLater()
  const set = useCallback(
    (itemId: number | null, quantity: number) => flow.dispatch({ type: 'quantitySet', itemId, quantity }),
    [flow],
  )
  switch (form.type) {
    case 'fixed':
      return <FixedField t={t} form={form} error={error} onSet={set} />
    case 'item':
      return <ItemField t={t} form={form} error={error} onSet={set} />
    case 'flexible':
      return (
        <FlexibleField
          t={t}
          form={form}
          error={error}
          inWords={later?.inWords}
          onType={(text) => {
            flow.dispatch({ type: 'amountTyped', text })
            const now = flow.getState().form
            return now?.type === 'flexible' ? now.amountText : text
          }}
          onOffline={() => flow.dispatch({ type: 'panelChosen', panel: 'offline' })}
        />
      )
  }
}
