import { reconcileDay } from '../../../../shared/api/staff/reconciliation.ts'
import type { ReconciledDay } from '../../../../shared/contract/staff/reconciliation.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { ActForm } from '../../../parts/act/ActForm.tsx'
import text from '../../../parts/Text.module.css'
import { useProvenAct } from '../../../parts/act/useProvenAct.ts'
import { daysKey } from './daysKey.ts'
import { useComparison } from './useComparison.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** Has the day compared again, and says the result when it is there. The button stays, so that the keyboard keeps its place. */
export const CompareAgain = ({ row }: { row: ReconciledDay }) => {
  const texts = useTexts('staff').reconciliation
  const lang = useLanguage()
  const { api } = useServices()
  const { day, state } = row
  const comparison = useComparison(row)
  const act = useProvenAct(async () => {
    await reconcileDay(api, day)
    comparison.begin()
  }, daysKey)
  const isWaiting = comparison.step === 'waits'
  const hasFailed = comparison.step === 'ran' && state === 'incomplete'
  const said = { none: '', waits: texts.wanted, late: texts.late, ran: texts.compared(texts.states[state]) }
  return (
    <>
      <ActForm
        act={act}
        submit={act.busy ? texts.asking : isWaiting ? texts.comparing : texts.again}
        about={texts.about(formatDay(day, lang))}
        off={isWaiting}
        said={!act.busy && !hasFailed && said[comparison.step]}
      />
      <p role="alert" className={text.wrong}>
        {!act.busy && hasFailed && texts.states.incomplete}
      </p>
    </>
  )
}
