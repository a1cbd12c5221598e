import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CaseRow } from '../../../../shared/contract/staff/cases.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { deskPath } from '../../../staff/deskPath.ts'
import { useMay } from '../../../staff/role.ts'
import { CaseEvidence } from './CaseEvidence.tsx'
import styles from './Cases.module.css'
import { CloseCase } from './CloseCase.tsx'
import { caseTexts } from './texts.ts'

/** One case: what differs, what to do next, its evidence on demand, and a way to close it. */
export const CaseEntry = ({ row }: { row: CaseRow }) => {
  const texts = caseTexts.use()
  const lang = useLanguage()
  const mayClose = useMay('accountant')
  const [isShown, setShown] = useState(false)
  return (
    <li>
      <div className={styles.head}>
        <h2>{texts.kinds[row.code]}</h2>
        <p className={row.severity === 'urgent' && row.open ? styles.urgent : styles.meta}>
          {texts.severities[row.severity]}
        </p>
      </div>
      <p>
        <b>{texts.next}:</b> {texts.steps[row.next_step]}
      </p>
      <dl className={styles.facts}>
        <dt>{texts.transaction}</dt>
        <dd>
          {row.donation_id === null ? row.txn_id : <Link to={deskPath('donations', row.txn_id)}>{row.txn_id}</Link>}
        </dd>
        <dt>{texts.day}</dt>
        <dd>{formatDay(row.day, lang)}</dd>
        <dt>{texts.firstSeen}</dt>
        <dd>{formatDateTime(row.opened_at, lang)}</dd>
        {row.found_at !== row.opened_at && (
          <>
            <dt>{texts.lastSeen}</dt>
            <dd>{formatDateTime(row.found_at, lang)}</dd>
          </>
        )}
        <dt>{texts.amount}</dt>
        <dd>{row.amount === null ? texts.noDonation : formatRupees(row.amount)}</dd>
      </dl>
      {row.gone && <p className={styles.gone}>{texts.gone}</p>}
      <details onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>{texts.evidence}</summary>
        {isShown && <CaseEvidence id={row.id} />}
      </details>
      {row.open && mayClose && <CloseCase row={row} />}
    </li>
  )
}
