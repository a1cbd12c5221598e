import { Link } from 'react-router-dom'
import { type Overview, readOverview, type Waiting } from '../../../../shared/contract/staff/overview.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatPaise, groupIndian } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { FigureTable } from '../../../components/FigureTable.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import text from '../../../components/Text.module.css'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import parts from '../desk/DeskItem.module.css'
import { DeskSection } from '../desk/DeskSection.tsx'
import { deskPath } from '../desk/deskPath.ts'
import { useWaiting } from '../desk/waiting.ts'
import { Attention } from './Attention.tsx'
import styles from './Overview.module.css'

/** `/staff/overview`: what needs somebody, what waits, what expires, and the donations of today, this month and this financial year. */
export const OverviewPage = () => {
  const texts = useTexts('desk').overview
  const lang = useLanguage()
  const waiting = useWaiting()
  const query = useApiQuery(['staff-overview', lang], readOverview, { staleTime: 0, refetchInterval: 60_000 })
  return (
    <>
      <DeskHeading title={texts.title} />
      <Attention />
      <div className={`${parts.columns} ${styles.top}`}>
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

/** What waits, each with a link to its page. */
const WaitingList = ({ waiting }: { waiting: Waiting }) => {
  const { waiting: texts, nothingWaits } = useTexts('desk').overview
  const { refunds, matches, cases, urgent, suspense, days, mails, monthly } = waiting
  const open = `${deskPath('cases')}?open=yes`
  const rows = [
    { count: refunds, to: deskPath('refunds'), words: texts.refunds(refunds) },
    { count: matches, to: open, words: texts.matches(matches) },
    { count: cases, to: open, words: texts.cases(cases, urgent) },
    { count: suspense.count, to: open, words: texts.suspense(suspense.count, formatPaise(suspense.paise)) },
    { count: days, to: deskPath('reconciliation'), words: texts.days(days) },
    { count: mails, to: deskPath('mails'), words: texts.mails(mails) },
    {
      count: monthly.due + monthly.failed,
      to: deskPath('monthly'),
      words: texts.monthly(monthly.due, monthly.failed),
    },
  ].filter(({ count }) => count > 0)
  if (rows.length === 0) return <p className={text.soft}>{nothingWaits}</p>
  return (
    <ul className={parts.plain}>
      {rows.map(({ to, words }) => (
        <li key={words}>
          <Link to={to}>{words}</Link>
        </li>
      ))}
    </ul>
  )
}

/** The trust's registrations that end within 90 days, or have ended. */
const Registrations = ({ rows }: { rows: Overview['registrations'] }) => {
  const texts = useTexts('desk').overview
  const lang = useLanguage()
  return (
    <DeskSection title={texts.expires}>
      <ul className={parts.plain}>
        {rows.map(({ name, number, until, days }) => (
          <li key={name + number}>
            <b>{[name, number].filter(Boolean).join(', ')}</b>{' '}
            <span className={days < 0 ? text.wrong : text.soft}>
              {days < 0 ? texts.ended(formatDay(until, lang)) : texts.ends(formatDay(until, lang), days)}
            </span>
          </li>
        ))}
      </ul>
      <p className={text.small}>{texts.renew}</p>
    </DeskSection>
  )
}

/** The donations of a span: all together, by way and by project, with links to them. */
const SpanSection = ({
  span: { span, from, to, count, net_paise, modes, projects },
}: {
  span: Overview['spans'][number]
}) => {
  const texts = useTexts('desk').overview
  const { modes: modeNames } = useTexts('desk').donations
  const lang = useLanguage()
  const list = `${deskPath('donations')}?from=${from}&to=${to}`
  const days = span === 'day' ? formatDay(from, lang) : texts.days(formatDay(from, lang), formatDay(to, lang))
  const figures = (number: number, paise: number) => [groupIndian(number), formatPaise(paise, true)]
  return (
    <DeskSection title={texts.spans[span]}>
      <p className={text.small}>{days}</p>
      <p>
        <strong className={text.amount}>{formatPaise(net_paise, true)}</strong>
        <br />
        {count > 0 ? <Link to={list}>{texts.count(count, groupIndian(count))}</Link> : texts.none}
      </p>
      {count > 0 && (
        <div className={styles.tables}>
          <FigureTable
            heads={[texts.way, texts.number, texts.sum]}
            rows={modes.map(({ mode, ...sum }) => [
              <Link key={mode} to={`${list}&mode=${mode}`}>
                {modeNames[mode]}
              </Link>,
              ...figures(sum.count, sum.net_paise),
            ])}
          />
          <FigureTable
            heads={[texts.project, texts.number, texts.sum]}
            rows={projects.map(({ id, title, ...sum }) => [
              <Link key={id} to={`${list}&project=${id}`}>
                {title}
              </Link>,
              ...figures(sum.count, sum.net_paise),
            ])}
          />
        </div>
      )}
    </DeskSection>
  )
}
