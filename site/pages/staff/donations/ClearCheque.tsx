import { useState } from 'react'
import { clearCheque, clearChequeFormSchema } from '../../../../shared/contract/staff/offlineDonation.ts'
import { indianDay } from '../../../../shared/date.ts'
import { useServices } from '../../../app/services.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import parts from '../desk/DeskItem.module.css'
import { DeskSection } from '../desk/DeskSection.tsx'

/** A cheque is in hand until staff enter the day on which the bank paid it. */
export const ClearCheque = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('staff').cheque
  const { api } = useServices()
  const [today] = useState(() => indianDay(new Date()))
  const form = useSavedForm({
    schema: async () => clearChequeFormSchema(today),
    start: { day: today },
    labels: { day: texts.day },
    problems: texts.problems,
    once: true,
    call: ({ day }) => clearCheque(api, txnId, day),
    say: null,
    refreshes: ['staff-donation', 'staff-donations'],
  })
  return (
    <DeskSection title={texts.title} lead={texts.lead}>
      <div className={parts.form}>
        <BriefForm form={form} submit={texts.save} label={texts.title}>
          <TextField form={form} name="day" type="date" />
        </BriefForm>
      </div>
    </DeskSection>
  )
}
