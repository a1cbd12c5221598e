import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CaseRow } from '../../../../shared/contract/staff/cases.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../../../staff/deskPath.ts'
import { Entry } from '../../../staff/parts/Entry.tsx'
import parts from '../../../staff/parts/Entry.module.css'
import { FactList } from '../../../staff/parts/FactList.tsx'
import { useMay } from '../../../staff/role.ts'
import text from '../../../parts/Text.module.css'
import { CaseEvidence } from './CaseEvidence.tsx'
import { CloseCase } from './CloseCase.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** One case: what differs, what to do next, its evidence on demand, and a way to close it. */
export const CaseEntry = ({ row }: { row: CaseRow }) => {
  const texts = useTexts('staff').cases
  const lang = useLanguage()
  const mayClose = useMay('accountant')
  const [isShown, setShown] = useState(false)
  const transaction =
    row.donation_id === null ? row.txn_id : <Link to={deskPath('donations', row.txn_id)}>{row.txn_id}</Link>
  return (
    <Entry
      title={texts.kinds[row.code]}
      state={texts.severities[row.severity]}
      wrong={row.severity === 'urgent' && row.open}
    >
      <p>
        <b>{texts.next}:</b> {texts.steps[row.next_step]}
      </p>
      <FactList
        facts={[
          [texts.transaction, transaction],
          [texts.day, formatDay(row.day, lang)],
          [texts.firstSeen, formatDateTime(row.opened_at, lang)],
          [texts.lastSeen, row.found_at !== row.opened_at && formatDateTime(row.found_at, lang)],
          [texts.amount, row.amount === null ? texts.noDonation : formatRupees(row.amount)],
        ]}
      />
      {row.gone && <p className={text.done}>{texts.gone}</p>}
      <details className={parts.more} onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>{texts.evidence}</summary>
        {isShown && <CaseEvidence id={row.id} />}
      </details>
      {row.open && mayClose && <CloseCase row={row} />}
    </Entry>
  )
}
