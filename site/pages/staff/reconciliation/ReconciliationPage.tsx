import { useSearchParams } from 'react-router-dom'
import { reconciliationDays } from '../../../../shared/api/staff/reconciliation.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { pageIn } from '../../../layout/Pager.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import { EntryPages } from '../../../staff/parts/EntryPages.tsx'
import text from '../../../parts/Text.module.css'
import { DayEntry } from './DayEntry.tsx'
import { daysKey } from './daysKey.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** `/staff/reconciliation?page=2`: the days that were compared with the provider's records, newest first. */
export const ReconciliationPage = () => {
  const texts = useTexts('staff').reconciliation
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
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
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
