import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { OfflineOptions } from '../../../../shared/contract/staff/offlineDonation.ts'
import text from '../../../parts/Text.module.css'
import type { OfflineFieldValues } from './offlineFields.ts'

/** The law's sentence about cash, once the amount is above its limit. It hinders nothing. */
export const CashHint = ({ form, cash }: { form: UseFormReturn<OfflineFieldValues>; cash: OfflineOptions['cash'] }) => {
  const [amount, mode] = useWatch({ control: form.control, name: ['amount', 'mode'] })
  const above = cash && mode === 'cash' && Number(amount.replace(/\D/g, '')) > cash.limit
  return (
    <p role="status" className={text.beware}>
      {above && cash.text}
    </p>
  )
}
