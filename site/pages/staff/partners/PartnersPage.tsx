import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import {
  type DonationSums,
  partnerReport,
  type PartnerReport,
  partnerReportCsv,
  type PartnerRow,
  type ReportDays,
  reportDaySchema,
} from '../../../../shared/contract/staff/partnerReport.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatMoney, groupIndian } from '../../../../shared/money.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { QueryState } from '../../../components/QueryState.tsx'
import { FigureTable } from '../../../components/FigureTable.tsx'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { DeskDownload } from '../desk/DeskDownload.tsx'
import { DeskSection } from '../desk/DeskSection.tsx'
import parts from '../desk/DeskItem.module.css'
import { useTexts } from '../../../texts/useTexts.ts'
import { Requests } from './Requests.tsx'
import { SpanForm } from './SpanForm.tsx'

/** `/staff/partners?from=2026-04-01&to=2027-03-31`: donations per partner, for the trust's staff; this financial year if the address names no days. */
export const PartnersPage = () => {
  const texts = useTexts('staff').partners
  const lang = useLanguage()
  const [search, setSearch] = useSearchParams()
  const days = reportDaysIn(search)
  const query = useApiQuery(['partner-report', days, lang], (api) => partnerReport(api, days), {
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

const dayIn = (search: URLSearchParams, name: string): string | undefined => {
  const read = reportDaySchema.safeParse(search.get(name))
  return read.success ? read.data : undefined
}

/** The days in the address (`?from=2026-04-01&to=2027-03-31`); unusable values are left to the server. */
const reportDaysIn = (search: URLSearchParams): ReportDays => {
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')]
  return from && to && to < from ? {} : { from, to }
}

/** The report itself: one line per partner, its details, and the file. */
const ReportBody = ({ report }: { report: PartnerReport }) => {
  const texts = useTexts('staff').partners
  const lang = useLanguage()
  const { from, to, sum, rows } = report
  const nameOf = ({ partner }: PartnerRow) => partner?.name ?? texts.direct
  return (
    <DeskSection title={texts.shown(formatDay(from, lang), formatDay(to, lang))}>
      {rows.length === 0 ? (
        <>
          <h3>{texts.emptyTitle}</h3>
          <p>{texts.empty}</p>
        </>
      ) : (
        <>
          <p>
            <strong>{texts.sum(sum.donations, formatMoney(sum.total), sum.unpaid)}</strong>
          </p>
          <SumsTable caption={texts.title} what={texts.partner} rows={rows} nameOf={nameOf} sum={sum} />
          <DeskDownload path={partnerReportCsv({ from, to })} name={`donations-by-partner_${from}_${to}.csv`} />
          <div>
            <h3>{texts.more}</h3>
            {rows.map((row) => (
              <PartnerDetails key={row.partner?.id ?? ''} row={row} name={nameOf(row)} />
            ))}
          </div>
        </>
      )}
    </DeskSection>
  )
}

/** Donations by one partner: by project, and by campaign as the partner's links name it. */
const PartnerDetails = ({ row, name }: { row: PartnerRow; name: string }) => {
  const texts = useTexts('staff').partners
  return (
    <details className={parts.more}>
      <summary>{name}</summary>
      <div className={parts.columns}>
        <SumsTable
          caption={texts.byProject(name)}
          what={texts.project}
          rows={row.projects}
          nameOf={(project) => project.title}
        />
        <SumsTable
          caption={texts.byCampaign(name)}
          what={texts.campaign}
          rows={row.campaigns}
          nameOf={({ source, campaign }) =>
            source || campaign ? [source, campaign].map((text) => text ?? texts.without).join(' · ') : texts.without
          }
        />
      </div>
    </details>
  )
}

interface SumsTableProps<Row extends DonationSums> {
  /** What the rows are; names the table. */
  caption: string
  /** Head of the first column. */
  what: string
  rows: readonly Row[]
  nameOf(row: Row): string
  /** Of all rows, below them. */
  sum?: DonationSums
}

/** Rows with three figures: donations, their total, and unpaid attempts. */
const SumsTable = <Row extends DonationSums>({ caption, what, rows, nameOf, sum }: SumsTableProps<Row>) => {
  const texts = useTexts('staff').partners
  const line = (name: string, { donations, total, unpaid }: DonationSums) => [
    name,
    groupIndian(donations),
    formatMoney(total),
    groupIndian(unpaid),
  ]
  return (
    <FigureTable
      caption={caption}
      heads={[what, texts.donations, texts.total, texts.unpaid]}
      rows={rows.map((row) => line(nameOf(row), row))}
      {...(sum && { sum: line(texts.all, sum) })}
    />
  )
}
