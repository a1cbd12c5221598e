import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../../../shared/api/apiError.ts'
import { partnerReport } from '../../../shared/api/partnerReport.ts'
import { useLanguage } from '../../app/language/language.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { LinkButton } from '../../layout/Button.tsx'
import { QueryState } from '../../layout/QueryState.tsx'
import styles from './PartnerReport.module.css'
import { ReportBody } from './ReportBody.tsx'
import { Requests } from './Requests.tsx'
import { reportDaysIn } from './reportDays.ts'
import { SpanForm } from './SpanForm.tsx'
import { reportTexts } from './texts.ts'

/** `/partner-report?from=2026-04-01&to=2027-03-31`: donations per partner, for the trust's staff; this financial year if the address names no days. */
export const PartnerReportPage = () => {
  const texts = reportTexts.use()
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
  const refused = query.error instanceof ApiError && query.error.status === 403
  const [stranger, setStranger] = useState(refused)
  // A refusal leaves no data: while it is requested again in the other language, the former message stays.
  if (!query.isPending && stranger !== refused) setStranger(refused)
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <PageHeading title={texts.title}>{stranger ? texts.staffTitle : texts.title}</PageHeading>
        <p>{stranger ? texts.staff : texts.lead}</p>
        {stranger && <LinkButton to={paths.donation}>{texts.toDonations}</LinkButton>}
      </div>
      {!stranger && (
        <QueryState query={query} skeleton={<div className={styles.skeleton} />}>
          {(report) => (
            <>
              <SpanForm from={report.from} to={report.to} busy={query.isPlaceholderData} onChange={setSearch} />
              <ReportBody report={report} />
              <Requests />
            </>
          )}
        </QueryState>
      )}
    </div>
  )
}
