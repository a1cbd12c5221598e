import { Link, useSearchParams } from 'react-router-dom'
import {
  type DayFigures,
  type DifferenceCode,
  differenceCodes,
  type ReconciledDay,
  reconciliationDays,
} from '../../../../shared/contract/staff/reconciliation.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatPaise } from '../../../../shared/money.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { pageIn } from '../../../components/Pager.tsx'
import { FigureTable } from '../../../components/FigureTable.tsx'
import text from '../../../components/Text.module.css'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { deskPath } from '../desk/deskPath.ts'
import lists from '../desk/DeskItem.module.css'
import { DeskItem } from '../desk/DeskItem.tsx'
import { EntryPages } from '../desk/EntryPages.tsx'
import { useMay } from '../desk/role.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { CompareAgain, CompareNow } from './Compare.tsx'
import { daysKey } from './daysKey.ts'

/** `/staff/reconciliation?page=2`: the days that were compared with the provider's records, newest first. */
export const ReconciliationPage = () => {
  const texts = useTexts('staff').reconciliation
  const lang = useLanguage()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const mayCompare = useMay('accountant')
  const query = useApiQuery([daysKey, page, lang], (api) => reconciliationDays(api, page), { staleTime: 0 })
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      {mayCompare && <CompareNow />}
      {/* The days of the last answer stay in sight. */}
      <p role="alert" className={text.wrong}>
        {query.data && query.isRefetchError && texts.notRefreshed}
      </p>
      <EntryPages query={query} empty={<p>{texts.empty}</p>} label={texts.pages}>
        {(day) => <DayEntry key={day.day} row={day} />}
      </EntryPages>
    </>
  )
}

/** One day: whether it agrees, what was counted, what differs, and a way to compare it again. */
const DayEntry = ({ row }: { row: ReconciledDay }) => {
  const { day, state, run_at, figures, open_cases } = row
  const texts = useTexts('staff').reconciliation
  const lang = useLanguage()
  const mayCompare = useMay('accountant')
  const isDoubtful = state === 'open' || state === 'incomplete'
  return (
    <DeskItem title={<time dateTime={day}>{formatDay(day, lang)}</time>} state={texts.states[state]} wrong={isDoubtful}>
      <p className={text.soft}>{run_at ? texts.runAt(formatDateTime(run_at, lang)) : texts.noRun}</p>
      {figures && (
        <>
          <DayFiguresTable day={day} figures={figures} />
          <Differences day={day} found={figures.differences} />
        </>
      )}
      {open_cases > 0 && (
        <p>
          <Link to={deskPath('cases') + `?open=yes&day=${day}`}>{texts.openCases(open_cases)}</Link>
        </p>
      )}
      {mayCompare && <CompareAgain row={row} />}
    </DeskItem>
  )
}

/** What the last comparison counted and summed, to the paisa. */
const DayFiguresTable = ({ day, figures }: { day: string; figures: DayFigures }) => {
  const texts = useTexts('staff').reconciliation
  const lang = useLanguage()
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
  const texts = useTexts('staff').reconciliation
  const { kinds } = useTexts('staff').cases
  const codes = differenceCodes.filter((code) => found[code])
  if (codes.length === 0) return <p>{texts.noDifferences}</p>
  return (
    <div>
      <h3>{texts.differences}</h3>
      <ul className={lists.plain}>
        {codes.map((code) => (
          <li key={code}>
            <Link to={deskPath('cases') + `?open=all&day=${day}&code=${code}`}>
              {texts.found(kinds[code], found[code] ?? 0)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
