import { useEffect, useState } from 'react'
import { reconcileDay, type ReconciledDay } from '../../../../shared/contract/staff/reconciliation.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import text from '../../../components/Text.module.css'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { useRefresh } from '../table/useDeskList.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { daysKey } from './daysKey.ts'

/** Has the day compared again, and says the result when it is there. The button stays, so that the keyboard keeps its place. */
export const CompareAgain = ({ row }: { row: ReconciledDay }) => {
  const texts = useTexts('staff').reconciliation
  const lang = useLanguage()
  const { api } = useServices()
  const { day, state } = row
  const comparison = useComparison(row)
  const act = useAct({
    async call() {
      await reconcileDay(api, day)
      comparison.begin()
    },
    say: null,
    refreshes: [daysKey],
  })
  const isWaiting = comparison.step === 'waits'
  const hasFailed = comparison.step === 'ran' && state === 'incomplete'
  const messages = { none: '', waits: texts.wanted, late: texts.late, ran: texts.compared(texts.states[state]) }
  return (
    <>
      <ActButton
        act={{ ...act, message: !act.busy && !hasFailed && messages[comparison.step] }}
        about={texts.about(formatDay(day, lang))}
        off={isWaiting}
      >
        {act.busy ? texts.asking : isWaiting ? texts.comparing : texts.again}
      </ActButton>
      <p role="alert" className={text.wrong}>
        {!act.busy && hasFailed && texts.states.incomplete}
      </p>
    </>
  )
}

/** The wait doubles up to the longest: each look is an entry of the audit log. All together three minutes. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
const LOOKS = 15

type Step = 'none' | 'waits' | 'late' | 'ran'

/** Loads the days again until the comparison that was asked for has run. `late`: it takes longer than usual, and nobody looks any more. */
const useComparison = ({ run_at }: Pick<ReconciledDay, 'run_at'>): { step: Step; begin(): void } => {
  const refresh = useRefresh()
  const [asked, setAsked] = useState<{ runBefore: string | null; looks: number }>()
  const isWaiting = asked !== undefined && asked.runBefore === run_at
  const isLate = isWaiting && asked.looks >= LOOKS
  useEffect(() => {
    if (!isWaiting || isLate) return
    const look = () => void refresh(daysKey).then(() => setAsked({ ...asked, looks: asked.looks + 1 }))
    const timer = setTimeout(look, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** asked.looks))
    return () => clearTimeout(timer)
    // Only a look begins the next wait.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, isWaiting, isLate])
  const step = asked === undefined ? 'none' : !isWaiting ? 'ran' : isLate ? 'late' : 'waits'
  return { step, begin: () => setAsked({ runBefore: run_at, looks: 0 }) }
}
