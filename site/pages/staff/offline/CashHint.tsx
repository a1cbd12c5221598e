import { type UseFormReturn, useWatch } from 'react-hook-form'
import { offlineOptions } from '../../../../shared/api/staff/offlineDonation.ts'
import type { OfflineDonation } from '../../../../shared/contract/staff/offlineDonation.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import styles from './Offline.module.css'

/** The law's sentence about cash, once the amount is above its limit. It hinders nothing. */
export const CashHint = ({ form }: { form: UseFormReturn<OfflineDonation> }) => {
  const lang = useLanguage()
  const { api } = useServices()
  const [amount, mode] = useWatch({ control: form.control, name: ['amount', 'mode'] })
  const { data } = useApiQuery({ queryKey: ['staff-offline-options', lang], queryFn: () => offlineOptions(api) })
  const above = data?.cash && mode === 'cash' && Number(amount.replace(/\D/g, '')) > data.cash.limit
  return (
    <p role="status" className={styles.hint}>
      {above && data.cash?.text}
    </p>
  )
}
