import { readAttention } from '../../../../shared/contract/staff/donations.ts'
import { type Overview, readOverview, type Waiting } from '../../../../shared/contract/staff/overview.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatPaise, groupIndian } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { FigureTable } from '../../../components/FigureTable.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { deskLink, useWaiting } from '../desk/useDesk.tsx'
import { DeskHeading, DeskSection } from '../desk/DeskPage.tsx'
import styles from './Overview.module.css'

/** `/staff/overview`: what needs somebody, what waits, what expires, and the donations of today, this month and this financial year. */
export const OverviewPage = () => {
  const { overview: texts, desk, lang } = useTexts('desk')
  const waiting = useWaiting()
  const query = useApiQuery(['staff-overview', lang], readOverview, { staleTime: 0, refetchInterval: 60_000 })
  return (
    <>
      <DeskHeading title={desk.pages.overview} />
      <Attention />
      <div className={`desk-columns ${styles.top}`}>
        <DeskSection title={texts.waits}>
          <QueryState query={waiting}>{(data) => <WaitingList waiting={data} />}</QueryState>
        </DeskSection>
        {query.data && query.data.registrations.length > 0 && <Registrations rows={query.data.registrations} />}
      </div>
      <QueryState query={query}>
        {({ spans }) => (
          <div className={styles.spans}>
            {spans.map((span) => (
              <SpanSection key={span.span} span={span} />
            ))}
          </div>
        )}
      </QueryState>
    </>
  )
}

/** Above the desk's first page: receipts that do not reach donors, payments that fail more often than usual, and old cheques. Nothing if all is well. */
const Attention = () => {
  const { attention: texts } = useTexts('desk').overview
  const lang = useLanguage()
  const { data } = useApiQuery(['staff-attention'], readAttention, { staleTime: 0, refetchInterval: 60_000 })
  if (!data) return null
  const { mails, payments, cheques } = data
  if (mails.late === 0 && !payments.unusual && payments.unsettled === 0 && !cheques.oldest) return null
  return (
    <section aria-label={texts.title} className="text-grave">
      {mails.late > 0 && (
        <p>
          <strong>{texts.late(mails.late, mails.since ? formatDateTime(mails.since, lang) : '')}</strong>{' '}
          {mails.reason && texts.reason(mails.reason)} {texts.lateAdvice}
        </p>
      )}
      {payments.unusual && (
        <p>
          <strong>{texts.failing(payments.failed, payments.failed + payments.paid)}</strong>{' '}
          {payments.usual_percent !== null && texts.usual(payments.usual_percent)} {texts.failingAdvice}
        </p>
      )}
      {payments.unsettled > 0 && <p>{texts.unsettled(payments.unsettled)}</p>}
      {cheques.oldest && (
        <p>
          {texts.cheques(cheques.count, formatDay(cheques.oldest.day, lang))}{' '}
          {deskLink(texts.oldestCheque(cheques.count), 'donations', cheques.oldest.txn_id)}
        </p>
      )}
    </section>
  )
}

/** What waits, each with a link to its page. */
const WaitingList = ({ waiting }: { waiting: Waiting }) => {
  const { waiting: texts, nothingWaits } = useTexts('desk').overview
  const { refunds, matches, cases, urgent, suspense, days, mails, monthly } = waiting
  const open = 'cases?open=yes'
  const rows = [
    { count: refunds, to: 'refunds', words: texts.refunds(refunds) },
    { count: matches, to: open, words: texts.matches(matches) },
    { count: cases, to: open, words: texts.cases(cases, urgent) },
    { count: suspense.count, to: open, words: texts.suspense(suspense.count, formatPaise(suspense.paise)) },
    { count: days, to: 'reconciliation', words: texts.days(days) },
    { count: mails, to: 'mails', words: texts.mails(mails) },
    { count: monthly.due + monthly.failed, to: 'monthly', words: texts.monthly(monthly.due, monthly.failed) },
  ].filter(({ count }) => count > 0)
  if (rows.length === 0) return <p className="text-soft">{nothingWaits}</p>
  return (
    <ul className="flow-tight">
      {rows.map(({ to, words }) => (
        <li key={words}>{deskLink(words, to)}</li>
      ))}
    </ul>
  )
}

/** The trust's registrations that end within 90 days, or have ended. */
const Registrations = ({ rows }: { rows: Overview['registrations'] }) => {
  const { overview: texts, lang } = useTexts('desk')
  return (
    <DeskSection title={texts.expires}>
      <ul className="flow-tight">
        {rows.map(({ name, number, until, days }) => (
          <li key={name + number}>
            <b>{[name, number].filter(Boolean).join(', ')}</b>{' '}
            <span className={days < 0 ? 'text-wrong' : 'text-soft'}>
              {days < 0 ? texts.ended(formatDay(until, lang)) : texts.ends(formatDay(until, lang), days)}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-small">{texts.renew}</p>
    </DeskSection>
  )
}

/** The donations of a span: all together, by way and by project, with links to them. */
const SpanSection = ({
  span: { span, from, to, count, net_paise, modes, projects },
}: {
  span: Overview['spans'][number]
}) => {
  const { overview: texts, lang } = useTexts('desk')
  const { modes: modeNames } = useTexts('desk').donations
  const list = `donations?from=${from}&to=${to}`
  const days = span === 'day' ? formatDay(from, lang) : texts.days(formatDay(from, lang), formatDay(to, lang))
  const figures = (number: number, paise: number) => [groupIndian(number), formatPaise(paise, true)]
  return (
    <DeskSection title={texts.spans[span]}>
      <p className="text-small">{days}</p>
      <p>
        <strong className="text-amount">{formatPaise(net_paise, true)}</strong>
        <br />
        {count > 0 ? deskLink(texts.count(count, groupIndian(count)), list) : texts.none}
      </p>
      {count > 0 && (
        <div className={styles.tables}>
          <FigureTable
            heads={[texts.way, texts.number, texts.sum]}
            rows={modes.map(({ mode, ...sum }) => [
              deskLink(modeNames[mode], `${list}&mode=${mode}`),
              ...figures(sum.count, sum.net_paise),
            ])}
          />
          <FigureTable
            heads={[texts.project, texts.number, texts.sum]}
            rows={projects.map(({ id, title, ...sum }) => [
              deskLink(title, `${list}&project=${id}`),
              ...figures(sum.count, sum.net_paise),
            ])}
          />
        </div>
      )}
    </DeskSection>
  )
}
