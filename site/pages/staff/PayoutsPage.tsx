import { Link, useParams, useSearchParams } from 'react-router-dom'
import { staffPayout, staffPayouts } from '../../../shared/contract/staff/reconciliation.ts'
import type { Payout } from '../../../shared/contract/staff/reconciliation.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatPaise } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { FigureTable } from '../../components/FigureTable.tsx'
import { pageIn } from '../../components/Pager.tsx'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { DeskEntry } from './desk/DeskEntry.tsx'
import { DeskHeading } from './desk/DeskHeading.tsx'
import parts from './desk/DeskItem.module.css'
import { DeskItem } from './desk/DeskItem.tsx'
import { deskPath } from './desk/deskPath.ts'
import { DeskSection } from './desk/DeskSection.tsx'
import { EntryPages } from './desk/EntryPages.tsx'
import { FactList } from './desk/FactList.tsx'

/** `/staff/payouts?page=2`: the provider's payouts, newest first; `/staff/payouts/<bank reference>`: one of them, where the ledger ends. */
export const PayoutsPage = () => {
  const [, utr = ''] = (useParams()['*'] ?? '').split('/')
  return utr ? <PayoutPage utr={utr} /> : <PayoutList />
}

/** The sums of a payout or a line, in the order of the columns. */
const sumsOf = ({ gross_paise, fee_paise, gst_paise, net_paise }: Omit<Payout, 'utr' | 'day' | 'lines' | 'cases'>) =>
  [gross_paise, fee_paise, gst_paise, net_paise].map((paise) => formatPaise(paise, true))

const PayoutList = () => {
  const texts = useTexts('staff').payouts
  const lang = useLanguage()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const query = useApiQuery(['staff-payouts', page], (api) => staffPayouts(api, page), { staleTime: 0 })
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      <EntryPages query={query} empty={<p>{texts.empty}</p>} label={texts.pages}>
        {({ utr, day, lines, ...sums }) => {
          const [gross, fee, gst, net] = sumsOf(sums)
          return (
            <DeskItem key={utr} title={<Link to={deskPath('payouts', utr)}>{utr}</Link>} state={formatDay(day, lang)}>
              <FactList
                facts={[
                  [texts.count, lines],
                  [texts.gross, gross],
                  [texts.fee, fee],
                  [texts.gst, gst],
                  [texts.net, net],
                ]}
              />
            </DeskItem>
          )
        }}
      </EntryPages>
    </>
  )
}

const PayoutPage = ({ utr }: { utr: string }) => {
  const { payouts: texts, cases } = useTexts('staff')
  const lang = useLanguage()
  const query = useApiQuery(['staff-payout', utr], (api) => staffPayout(api, utr), { staleTime: 0 })
  return (
    <DeskEntry
      title={texts.payout(utr)}
      above={[{ title: texts.title, to: deskPath('payouts') }]}
      back={texts.back}
      query={query}
      missing={texts.missing}
    >
      {(payout) => {
        const [gross, fee, gst, net] = sumsOf(payout)
        return (
          <>
            <FactList
              facts={[
                [texts.reference, utr],
                [texts.day, formatDay(payout.day, lang)],
                [texts.gross, gross],
                [texts.fee, fee],
                [texts.gst, gst],
                [texts.net, <b key="net">{net}</b>],
              ]}
            />
            {payout.cases.length > 0 && (
              <DeskSection title={texts.cases}>
                <ul className={parts.plain}>
                  {payout.cases.map(({ id, code, txn_id }) => (
                    <li key={id}>
                      <Link to={`${deskPath('cases')}?open=yes&code=${code}`}>{cases.kinds[code]}</Link> {txn_id}
                    </li>
                  ))}
                </ul>
              </DeskSection>
            )}
            <DeskSection title={texts.lines}>
              {/* A phone shows the columns by scrolling; the keyboard, too. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <div className={parts.scrolls} role="region" aria-label={texts.payout(utr)} tabIndex={0}>
                <FigureTable
                  caption={texts.payout(utr)}
                  heads={[texts.kind, texts.gross, texts.fee, texts.gst, texts.net]}
                  rows={payout.lines.map(({ txn_id, receipt, kind, ...sums }) => [
                    <>
                      {texts.kinds[kind]}
                      <br />
                      {txn_id ? <Link to={deskPath('donations', txn_id)}>{receipt ?? txn_id}</Link> : texts.unmatched}
                    </>,
                    ...sumsOf(sums),
                  ])}
                  sum={[texts.sum, gross, fee, gst, net]}
                />
              </div>
            </DeskSection>
          </>
        )
      }}
    </DeskEntry>
  )
}
