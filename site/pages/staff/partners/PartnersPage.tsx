import { keepPreviousData } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { partnerRequests, type PartnerRequests } from '../../../../shared/contract/partnerRequest.ts'
import {
  type DonationSums,
  partnerReport,
  type PartnerReport,
  partnerReportCsv,
  type PartnerRow,
  type ReportDays,
  reportDaySchema,
} from '../../../../shared/contract/staff/partnerReport.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatMoney, groupIndian } from '../../../../shared/money.ts'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { FigureTable } from '../../../components/FigureTable.tsx'
import fields from '../../../components/forms/Field.module.css'
import { QueryState } from '../../../components/QueryState.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { DeskDownload } from '../desk/DeskDownload.tsx'
import { mailLink } from '../desk/DeskList.tsx'
import { DeskHeading, DeskSection } from '../desk/DeskPage.tsx'
import { useDesk } from '../desk/useDesk.tsx'
import styles from './Partners.module.css'

/** `/staff/partners?from=2026-04-01&to=2027-03-31`: donations per partner, for the trust's staff; this financial year if the address names no days. */
export const PartnersPage = () => {
  const { texts, lang } = useDesk('partners')
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
          <div className="desk-sections">
            <SpanForm from={report.from} to={report.to} busy={query.isPlaceholderData} onChange={setSearch} />
            <ReportBody report={report} />
            <Requests />
          </div>
        )}
      </QueryState>
    </>
  )
}

const dayIn = (search: URLSearchParams, name: string) => reportDaySchema.safeParse(search.get(name)).data

/** The days in the address (`?from=2026-04-01&to=2027-03-31`); unusable values are left to the server. */
const reportDaysIn = (search: URLSearchParams): ReportDays => {
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')]
  return from && to && to < from ? {} : { from, to }
}

/** The report itself: one line per partner, its details, and the file. */
const ReportBody = ({ report }: { report: PartnerReport }) => {
  const { texts, lang } = useDesk('partners')
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
  const { texts } = useDesk('partners')
  return (
    <details className="desk-more">
      <summary>{name}</summary>
      <div className="desk-columns">
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
  const { texts } = useDesk('partners')
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

interface SpanFormProps {
  /** What is shown now, `yyyy-MM-dd`. */
  from: string
  to: string
  /** Other days are loading. */
  busy: boolean
  onChange(days: { from: string; to: string }): void
}

/** First and last day. The browser's own calendar, because nobody knows these days by heart. */
const SpanForm = ({ from, to, busy, onChange }: SpanFormProps) => {
  const { texts } = useDesk('partners')
  const [wrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The fields show the current days, also if a link has changed them.
  useEffect(() => form.current?.reset(), [from, to])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const days = { from: String(data.get('from')), to: String(data.get('to')) }
    setWrong(days.to < days.from)
    if (days.to >= days.from) onChange(days)
  }
  const day = (name: 'from' | 'to', value: string) => (
    <div className={fields.field} data-wrong={wrong ? '' : undefined}>
      <label htmlFor={`report-${name}`}>{texts[name]}</label>
      <div className={fields.box}>
        <input
          id={`report-${name}`}
          name={name}
          type="date"
          required
          min="1900-01-01"
          max="2199-12-31"
          defaultValue={value}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'report-wrong' : undefined}
        />
      </div>
    </div>
  )
  return (
    <form ref={form} className={styles.span} onSubmit={submit} onReset={() => setWrong(false)} aria-label={texts.span}>
      {day('from', from)}
      {day('to', to)}
      <div className={`desk-row ${styles.actions}`}>
        <Button type="submit" busy={busy}>
          {texts.show}
        </Button>
        <LinkButton to="?" look="text">
          {texts.thisYear}
        </LinkButton>
      </div>
      <p id="report-wrong" role="alert" className="text-wrong">
        {wrong && texts.order}
      </p>
    </form>
  )
}

/** Page owners who asked to be registered, newest first: who, which page, and whether it is registered already. */
const Requests = () => {
  const { texts } = useDesk('partners')
  const query = useApiQuery(['partner-requests'], partnerRequests, { staleTime: 0 })
  return (
    <DeskSection title={texts.requests}>
      <QueryState query={query} empty={<p>{texts.noRequests}</p>}>
        {(requests) => (
          <ul className="desk-list">
            {requests.map((request) => (
              <Request key={request.reference} request={request} />
            ))}
          </ul>
        )}
      </QueryState>
    </DeskSection>
  )
}

const Request = ({ request }: { request: PartnerRequests[number] }) => {
  const { texts, lang } = useDesk('partners')
  const { reference, organisation, origin, name, email, message, created_at, partner } = request
  return (
    <li>
      <h3>{organisation}</h3>
      <p className="text-soft">
        {reference} · {formatDateTime(created_at, lang)}
      </p>
      <p>
        <a href={origin} target="_blank" rel="noreferrer">
          {origin}
        </a>
      </p>
      <p>
        {name}, {mailLink(email)}
      </p>
      {message && <p className={styles.message}>{message}</p>}
      {partner ? (
        <p className="text-good">{texts.registered(partner.name, partner.id)}</p>
      ) : (
        <p>
          <b>{texts.waiting}</b>
        </p>
      )}
    </li>
  )
}
