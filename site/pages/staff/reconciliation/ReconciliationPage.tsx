import { useEffect, useState } from 'react'
import {
  type DayFigures,
  type DifferenceCode,
  differenceCodes,
  reconcileDay,
  type ReconciledDay,
  reconcileDaySchema,
  reconciliationDays,
} from '../../../../shared/contract/staff/reconciliation.ts'
import { DAY_MS, formatDateTime, formatDay, indianDay } from '../../../../shared/date.ts'
import { formatPaise } from '../../../../shared/money.ts'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { FigureTable } from '../../../components/FigureTable.tsx'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { deskLink, keys, useDesk, useRefresh } from '../desk/useDesk.tsx'
import { DeskItem, DeskList } from '../desk/DeskList.tsx'
import { DeskHeading } from '../desk/DeskPage.tsx'

/** `/staff/reconciliation?page=2`: the days that were compared with the provider's records, newest first. */
export const ReconciliationPage = () => {
  const { texts, mayChange } = useDesk('reconciliation')
  return (
    <>
      <DeskHeading lead={texts.lead} />
      {mayChange && <CompareNow />}
      <DeskList queryKey={[keys.days]} ask={(api, page) => reconciliationDays(api, page)} texts={texts}>
        {(day) => <DayEntry key={day.day} row={day} />}
      </DeskList>
    </>
  )
}

/** One day: whether it agrees, what was counted, what differs, and a way to compare it again. */
const DayEntry = ({ row }: { row: ReconciledDay }) => {
  const { day, state, run_at, figures, open_cases } = row
  const { texts, lang, mayChange } = useDesk('reconciliation')
  const isDoubtful = state === 'open' || state === 'incomplete'
  return (
    <DeskItem title={<time dateTime={day}>{formatDay(day, lang)}</time>} state={texts.states[state]} wrong={isDoubtful}>
      <p className="text-soft">{run_at ? texts.runAt(formatDateTime(run_at, lang)) : texts.noRun}</p>
      {figures && (
        <>
          <DayFiguresTable day={day} figures={figures} />
          <Differences day={day} found={figures.differences} />
        </>
      )}
      {open_cases > 0 && <p>{deskLink(texts.openCases(open_cases), `cases?open=yes&day=${day}`)}</p>}
      {mayChange && <CompareAgain row={row} />}
    </DeskItem>
  )
}

/** What the last comparison counted and summed, to the paisa. */
const DayFiguresTable = ({ day, figures }: { day: string; figures: DayFigures }) => {
  const { texts, lang } = useDesk('reconciliation')
  const { ours, ours_paise, theirs, theirs_paise, lines, fees_paise, gst_paise, payout_paise } = figures
  const row = (title: string, count: number | null, paise: number | null) => [
    title,
    count,
    paise !== null && formatPaise(paise, true),
  ]
  return (
    <FigureTable
      caption={formatDay(day, lang)}
      heads={[texts.what, texts.count, texts.sum]}
      rows={[
        row(texts.ours, ours, ours_paise),
        row(texts.theirs, theirs, theirs_paise),
        row(texts.lines, lines, null),
        row(texts.fees, null, fees_paise),
        row(texts.gst, null, gst_paise),
        row(texts.payout, null, payout_paise),
      ]}
    />
  )
}

interface DifferencesProps {
  day: string
  /** How many of each kind. */
  found: Partial<Record<DifferenceCode, number>>
}

/** What the comparison found, each kind with a link to its cases. */
const Differences = ({ day, found }: DifferencesProps) => {
  const { texts } = useDesk('reconciliation')
  const { kinds } = useTexts('staff').cases
  const codes = differenceCodes.filter((code) => found[code])
  if (codes.length === 0) return <p>{texts.noDifferences}</p>
  return (
    <div>
      <h3>{texts.differences}</h3>
      <ul className="flow-tight">
        {codes.map((code) => (
          <li key={code}>
            {deskLink(texts.found(kinds[code], found[code] ?? 0), `cases?open=all&day=${day}&code=${code}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Has the day compared again, and says the result when it is there. The button stays, so that the keyboard keeps its place. */
const CompareAgain = ({ row }: { row: ReconciledDay }) => {
  const { texts, wait, lang } = useDesk('reconciliation')
  const { day, state } = row
  const { begin, isWaiting, message, failure } = useComparison(row, texts.compared(texts.states[state]))
  const act = useAct({
    async call(api) {
      await reconcileDay(api, day)
      begin(row.run_at)
    },
    say: null,
    refreshes: [keys.days],
  })
  return (
    <>
      <ActButton act={{ ...act, message: !act.busy && message }} about={formatDay(day, lang)} off={isWaiting}>
        {act.busy ? wait : isWaiting ? texts.comparing : texts.again}
      </ActButton>
      <p role="alert" className="text-wrong">
        {!act.busy && failure}
      </p>
    </>
  )
}

/** Compares any day that has ended, also the first one, as soon as staff ask, and shows the result. */
const CompareNow = () => {
  const { texts, wait, lang } = useDesk('reconciliation')
  const [day, setDay] = useState<string>()
  const [start] = useState(() => ({ day: indianDay(new Date(Date.now() - DAY_MS)) }))
  const { data } = useApiQuery([keys.days, 'one', day, lang], (api) => reconciliationDays(api, 1, day), {
    enabled: day !== undefined,
    staleTime: 0,
  })
  const row = data?.rows.find((one) => one.day === day)
  const ran = day && row ? texts.done(formatDay(day, lang), texts.states[row.state]) : ''
  const { begin, isWaiting, message, failure } = useComparison(row, ran)
  const form = useSavedForm({
    schema: async () => reconcileDaySchema,
    start,
    labels: { day: texts.compareDay },
    problems: { 'day:*': texts.wrongDay },
    async call(api, asked) {
      const known = await reconciliationDays(api, 1, asked.day)
      await reconcileDay(api, asked.day)
      setDay(asked.day)
      begin(known.rows[0]?.run_at ?? null)
    },
    say: null,
    refreshes: [keys.days],
  })
  const { busy } = form.act
  return (
    <BriefForm
      form={{ ...form, act: { ...form.act, message: !busy && message } }}
      submit={busy ? wait : isWaiting ? texts.comparing : texts.compareNow}
      off={isWaiting}
      label={texts.now}
      framed
    >
      <h2>{texts.now}</h2>
      <TextField form={form} name="day" type="date" hint={texts.dayHint} />
      <p role="alert" className="text-wrong">
        {!busy && failure}
      </p>
    </BriefForm>
  )
}

/** The wait doubles up to the longest: each look is an entry of the audit log. All together three minutes. */
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 15_000
const LOOKS = 15

/**
 * Loads the days again until the comparison that was asked for has run. If it takes longer than usual, nobody looks any more.
 * @param row of the day, once it is known
 * @param ran what to say of the result
 */
const useComparison = (row: ReconciledDay | undefined, ran: string) => {
  const { texts } = useDesk('reconciliation')
  const refresh = useRefresh()
  const [asked, setAsked] = useState<{ runBefore: string | null; looks: number }>()
  const isOpen = asked !== undefined && asked.runBefore === (row?.run_at ?? null)
  const isLate = isOpen && asked.looks >= LOOKS
  useEffect(() => {
    if (!isOpen || isLate) return
    const look = () => void refresh(keys.days).then(() => setAsked({ ...asked, looks: asked.looks + 1 }))
    const timer = setTimeout(look, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** asked.looks))
    return () => clearTimeout(timer)
    // Only a look begins the next wait.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, isOpen, isLate])
  const result = asked && !isOpen ? row?.state : undefined
  return {
    /** @param runBefore the last comparison before this one */
    begin: (runBefore: string | null) => setAsked({ runBefore, looks: 0 }),
    isWaiting: isOpen && !isLate,
    message: isLate ? texts.late : isOpen ? texts.wanted : result && result !== 'incomplete' ? ran : '',
    failure: result === 'incomplete' ? texts.states.incomplete : '',
  }
}
