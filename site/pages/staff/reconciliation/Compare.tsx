import { useEffect, useState } from 'react'
import {
  reconcileDay,
  type ReconciledDay,
  reconcileDaySchema,
  reconciliationDays,
} from '../../../../shared/contract/staff/reconciliation.ts'
import { formatDay, indianDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import text from '../../../components/Text.module.css'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { useRefresh } from '../table/useDeskList.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { daysKey } from './daysKey.ts'

const DAY_MS = 24 * 60 * 60_000

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

/** Compares any day that has ended, also the first one, as soon as staff ask, and shows the result. */
export const CompareNow = () => {
  const texts = useTexts('staff').reconciliation
  const lang = useLanguage()
  const { api } = useServices()
  const [day, setDay] = useState<string>()
  const [start] = useState(() => ({ day: indianDay(new Date(Date.now() - DAY_MS)) }))
  const { data } = useApiQuery([daysKey, 'one', day, lang], () => reconciliationDays(api, 1, day), {
    enabled: day !== undefined,
    staleTime: 0,
  })
  const row = data?.rows.find((one) => one.day === day)
  const comparison = useComparison({ run_at: row?.run_at ?? null })
  const form = useSavedForm({
    schema: async () => reconcileDaySchema,
    start,
    labels: { day: texts.compareDay },
    problems: { 'day:*': texts.wrongDay },
    async call(asked) {
      const known = await reconciliationDays(api, 1, asked.day)
      await reconcileDay(api, asked.day)
      setDay(asked.day)
      comparison.begin(known.rows[0]?.run_at ?? null)
    },
    say: null,
    refreshes: [daysKey],
  })
  const isWaiting = comparison.step === 'waits'
  const hasFailed = comparison.step === 'ran' && row?.state === 'incomplete'
  const ran = day && row && !hasFailed ? texts.done(formatDay(day, lang), texts.states[row.state]) : ''
  const messages = { none: '', waits: texts.wanted, late: texts.late, ran }
  const { busy } = form.act
  return (
    <BriefForm
      form={{ ...form, act: { ...form.act, message: !busy && messages[comparison.step] } }}
      submit={busy ? texts.asking : isWaiting ? texts.comparing : texts.compareNow}
      off={isWaiting}
      label={texts.now}
      framed
    >
      <h2>{texts.now}</h2>
      <TextField form={form} name="day" type="date" hint={texts.dayHint} />
      <p role="alert" className={text.wrong}>
        {!busy && hasFailed && texts.states.incomplete}
      </p>
    </BriefForm>
  )
}

/** The wait doubles up to the longest: each look is an entry of the audit log. All together three minutes. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
const LOOKS = 15

type Step = 'none' | 'waits' | 'late' | 'ran'

/** Loads the days again until the comparison that was asked for has run. `late`: it takes longer than usual, and nobody looks any more. */
const useComparison = ({
  run_at,
}: Pick<ReconciledDay, 'run_at'>): { step: Step; begin(runBefore?: string | null): void } => {
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
  return { step, begin: (runBefore = run_at) => setAsked({ runBefore, looks: 0 }) }
}
