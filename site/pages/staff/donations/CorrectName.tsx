import { correctDedication, dedicationNameSchema } from '../../../../shared/contract/donation/dedication.ts'
import { useServices } from '../../../app/services.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import { queryClientOf } from '../../../framework/firstLoad/queryClient.ts'
import parts from '../desk/DeskItem.module.css'
import { DeskSection } from '../desk/DeskSection.tsx'

/** The name in which a donation was given, corrected for its donor. If somebody else has corrected it meanwhile, the form shows that name first. */
export const CorrectName = ({ txnId, name }: { txnId: string; name: string }) => {
  const texts = useTexts('staff').dedication
  const services = useServices()
  const form = useSavedForm({
    schema: async () => dedicationNameSchema,
    start: { txn_id: txnId, name, was: name },
    labels: { txn_id: null, name: texts.name, was: null },
    problems: texts.problems,
    onMeanwhile: () => queryClientOf(services).invalidateQueries({ queryKey: ['staff-donation', txnId] }),
    call: (request) => correctDedication(services.api, request),
    say: texts.saved,
    refreshes: ['staff-donation'],
  })
  return (
    <DeskSection title={texts.title} lead={texts.lead}>
      <div className={parts.form}>
        <BriefForm form={form} submit={texts.save} label={texts.title}>
          <TextField form={form} name="name" autoComplete="off" />
        </BriefForm>
      </div>
    </DeskSection>
  )
}
