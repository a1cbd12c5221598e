import { beginSecondFactor } from '../../../../shared/api/people/secondFactor.ts'
import { useServices } from '../../../app/services.ts'
import { ActForm } from '../../../components/act/ActForm.tsx'
import { useProvenAct } from '../../../components/act/useProvenAct.ts'
import { Enrolment } from './Enrolment.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** The button that begins; then the new secret and the field for its first code. */
export const SetUp = ({ onDone }: { onDone: (codes: readonly string[]) => void }) => {
  const texts = useTexts('signIn').secondFactor
  const { api } = useServices()
  const act = useProvenAct(() => beginSecondFactor(api))
  if (act.result) return <Enrolment secret={act.result} onDone={onDone} onCancel={act.forget} />
  return <ActForm act={act} submit={texts.begin} label={texts.begin} section="code" />
}
