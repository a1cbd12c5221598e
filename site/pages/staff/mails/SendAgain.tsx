import { mailAgain } from '../../../../shared/api/undeliveredMails.ts'
import type { UndeliveredMail } from '../../../../shared/contract/mail.ts'
import { useServices } from '../../../app/services.ts'
import { ActForm } from '../../../parts/act/ActForm.tsx'
import { useProvenAct } from '../../../parts/act/useProvenAct.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** Queues the mail again. The answer is shown in place: the mail stays in the list until somebody loads the page again. */
export const SendAgain = ({ mail: { id, subject, to } }: { mail: UndeliveredMail }) => {
  const texts = useTexts('staff').mails
  const { api } = useServices()
  const act = useProvenAct(async () => {
    await mailAgain(api, id)
    return texts.queued
  })
  return (
    <ActForm
      act={act}
      submit={act.busy ? texts.sending : texts.again}
      about={texts.about(subject, to)}
      off={act.result !== undefined}
      said={act.result}
    />
  )
}
