import { useSearchParams } from 'react-router-dom'
import { reconciliationDays } from '../../../../shared/api/staff/reconciliation.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { Pager, pageIn } from '../../../layout/Pager.tsx'
import { QueryState } from '../../../layout/QueryState.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import styles from '../cases/Cases.module.css'
import { DayEntry } from './DayEntry.tsx'
import { daysKey } from './daysKey.ts'
import { reconciliationTexts } from './texts.ts'

/** `/staff/reconciliation?page=2`: the days that were compared with the provider's records, newest first. */
export const ReconciliationPage = () => {
  const texts = reconciliationTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const query = useApiQuery({
    queryKey: [daysKey, page, lang],
    queryFn: () => reconciliationDays(api, page),
    staleTime: 0,
  })
  return (
    <div className={styles.page}>
      <DeskHeading title={texts.title} lead={texts.lead} />
      {/* The days of the last answer stay in sight. */}
      <p role="alert" className={styles.urgent}>
        {query.data && query.isRefetchError && texts.notRefreshed}
      </p>
      <QueryState
        query={query}
        skeleton={<div className={styles.skeleton} />}
        empty={{ when: ({ rows }) => rows.length === 0, show: <p>{texts.empty}</p> }}
      >
        {({ rows, per_page, total }) => (
          <>
            <ul className={styles.list}>
              {rows.map((day) => (
                <DayEntry key={day.day} row={day} />
              ))}
            </ul>
            <Pager page={page} perPage={per_page} total={total} label={texts.pages} />
          </>
        )}
      </QueryState>
    </div>
  )
}
