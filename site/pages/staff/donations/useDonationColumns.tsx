import { useMemo } from 'react'
import type { StaffDonationRow } from '../../../../shared/contract/staff/donations.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import type { DeskColumn } from '../table/deskColumn.ts'
import styles from './Donations.module.css'
import { StateMark } from './StateMark.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** The columns of the list of donations. */
export const useDonationColumns = (): ReadonlyArray<DeskColumn<StaffDonationRow>> => {
  const texts = useTexts('desk').donations
  const lang = useLanguage()
  return useMemo(
    () => [
      {
        id: 'donor',
        title: texts.columns.donor,
        width: 'minmax(6rem, 1.2fr)',
        cell: ({ donor }) => donor ?? texts.nobody,
      },
      {
        id: 'amount',
        title: texts.columns.amount,
        width: '6rem',
        cell: ({ amount }) => formatRupees(amount),
        numeric: true,
        sortable: true,
      },
      { id: 'at', title: texts.columns.at, width: '8rem', cell: ({ at }) => formatDay(at, lang), sortable: true },
      {
        id: 'state',
        title: texts.columns.state,
        width: 'minmax(6.5rem, 1fr)',
        cell: ({ state }) => <StateMark state={state} />,
      },
      { id: 'mode', title: texts.columns.mode, width: '5.5rem', cell: ({ mode }) => texts.modes[mode] },
      {
        id: 'project',
        title: texts.columns.project,
        width: 'minmax(0, 1.8fr)',
        cell: ({ project, partner }) => (partner ? `${project} · ${partner}` : project),
      },
      {
        id: 'receipt',
        title: texts.columns.receipt,
        width: '10.5rem',
        cell: ({ receipt, txn_id }) => <span className={styles.code}>{receipt ?? txn_id}</span>,
      },
    ],
    [texts, lang],
  )
}
