import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { partnerReport } from '../../../../shared/api/partnerReport.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { QueryState } from '../../../layout/QueryState.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import parts from '../../../staff/parts/Entry.module.css'
import { ReportBody } from './ReportBody.tsx'
import { Requests } from './Requests.tsx'
import { reportDaysIn } from './reportDays.ts'
import { SpanForm } from './SpanForm.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** `/staff/partners?from=2026-04-01&to=2027-03-31`: donations per partner, for the trust's staff; this financial year if the address names no days. */
export const PartnersPage = () => {
  const texts = useTexts('staff').partners
  const lang = useLanguage()
  const { api } = useServices()
  const [search, setSearch] = useSearchParams()
  const days = reportDaysIn(search)
  const query = useApiQuery({
    queryKey: ['partner-report', days, lang],
    queryFn: () => partnerReport(api, days),
    staleTime: 0,
    // The form stays, with its focus, until the other days have loaded.
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <QueryState query={query}>
        {(report) => (
          <div className={parts.sections}>
            <SpanForm from={report.from} to={report.to} busy={query.isPlaceholderData} onChange={setSearch} />
            <ReportBody report={report} />
            <Requests />
          </div>
        )}
      </QueryState>
    </>
  )
}
