import type { CorrectOfflineForm } from '../../../../shared/contract/staff/correctOffline.ts'
import { indianDay } from '../../../../shared/date.ts'
import type { CorrectOfflineProps } from './CorrectOffline.tsx'

/** What a donation says, as the form's fields. Only the reason is new. */
export const startOf = ({
  amount,
  mode,
  provider_id,
  at,
  purpose_id,
}: CorrectOfflineProps['donation']): CorrectOfflineForm => ({
  amount: String(amount),
  mode,
  reference: provider_id ?? '',
  day: indianDay(new Date(at)),
  purpose_id: String(purpose_id ?? ''),
  note: '',
})
