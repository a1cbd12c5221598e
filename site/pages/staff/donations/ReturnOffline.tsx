import { useState } from 'react'
import type { StaffDonation } from '../../../../shared/contract/staff/donation.ts'
import { requestReturn, requestReturnFormSchema } from '../../../../shared/contract/staff/refunds.ts'
import { indianDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useServices } from '../../../app/services.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import flow from '../../../components/Flow.module.css'
import parts from '../desk/DeskItem.module.css'
import { DeskSection } from '../desk/DeskSection.tsx'
import { refundsKey } from '../refunds/refundsKey.ts'
import { waitingKey } from '../desk/waiting.ts'

/** Enters that money of an offline donation went back by hand, e.g. a returned transfer. Another person must approve it. */
export const ReturnOffline = ({ donation }: { donation: Pick<StaffDonation, 'txn_id' | 'returnable'> }) => {
  const texts = useTexts('staff').giveBack
  const { problems, noteHint, optional } = useTexts('staff').offline
  const { api } = useServices()
  const [today] = useState(() => indianDay(new Date()))
  const [start, setStart] = useState({ amount: '', day: today, reference: '', reason: '' })
  const { txn_id, returnable } = donation
  const form = useSavedForm({
    schema: async () => requestReturnFormSchema(today),
    start,
    labels: texts.labels,
    problems: { ...problems, ...texts.problems },
    once: true,
    async call(wanted) {
      await requestReturn(api, { ...wanted, txn_id })
      setStart({ ...start })
    },
    say: texts.asked,
    refreshes: ['staff-donation', refundsKey, waitingKey],
  })
  return (
    <DeskSection title={texts.title} lead={texts.lead}>
      <div className={parts.form}>
        <BriefForm form={form} submit={texts.ask} label={texts.title}>
          <div className={flow.pair}>
            <TextField
              form={form}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              hint={texts.most(formatRupees(returnable))}
            />
            <TextField form={form} name="day" type="date" />
          </div>
          <TextField form={form} name="reference" note={optional} autoComplete="off" />
          <TextField form={form} name="reason" autoComplete="off" hint={noteHint} />
        </BriefForm>
      </div>
    </DeskSection>
  )
}
