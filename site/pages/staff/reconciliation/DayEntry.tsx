import { Link } from 'react-router-dom'
import type { ReconciledDay } from '../../../../shared/contract/staff/reconciliation.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../../../staff/deskPath.ts'
import { Entry } from '../../../staff/parts/Entry.tsx'
import { useMay } from '../../../staff/role.ts'
import text from '../../../parts/Text.module.css'
import { CompareAgain } from './CompareAgain.tsx'
import { Differences } from './Differences.tsx'
import { DayFiguresTable } from './DayFiguresTable.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** One day: whether it agrees, what was counted, what differs, and a way to compare it again. */
export const DayEntry = ({ row }: { row: ReconciledDay }) => {
  const { day, state, run_at, figures, open_cases } = row
  const texts = useTexts('staff').reconciliation
  const lang = useLanguage()
  const mayCompare = useMay('accountant')
  const isDoubtful = state === 'open' || state === 'incomplete'
  return (
    <Entry title={<time dateTime={day}>{formatDay(day, lang)}</time>} state={texts.states[state]} wrong={isDoubtful}>
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
    </Entry>
  )
}
