import { deliverCertificates } from '../../../../../shared/api/staff/certificates.ts'
import { useServices } from '../../../../app/services.ts'
import { ActForm } from '../../../../parts/act/ActForm.tsx'
import { useProvenAct } from '../../../../parts/act/useProvenAct.ts'
import { statementKey } from '../statementKey.ts'
import { useTexts } from '../../../../texts/useTexts.ts'

/** Delivers every matched certificate that still waits. */
export const Deliver = ({ year, waiting }: { year: string; waiting: number }) => {
  const texts = useTexts('staff').statements
  const { api } = useServices()
  const act = useProvenAct(() => deliverCertificates(api, year), statementKey)
  return (
    <ActForm
      act={act}
      submit={act.busy ? texts.delivering : waiting > 0 && texts.deliver(waiting)}
      look="primary"
      said={act.result && texts.delivered(act.result)}
    />
  )
}
