import { type Payout, staffPayout, staffPayouts } from '../../../shared/contract/staff/reconciliation.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatPaise } from '../../../shared/money.ts'
import { FigureTable } from '../../components/FigureTable.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { DeskEntry } from './desk/DeskEntry.tsx'
import { deskLink, useDesk, useOpenPage } from './desk/useDesk.tsx'
import { DeskItem, DeskList, FactList } from './desk/DeskList.tsx'
import { DeskHeading, DeskSection } from './desk/DeskPage.tsx'

/** `/staff/payouts?page=2`: the provider's payouts, newest first; `/staff/payouts/<bank reference>`: one of them, where the ledger ends. */
export const PayoutsPage = () => {
  const [utr] = useOpenPage().parts
  return utr ? <PayoutPage utr={utr} /> : <PayoutList />
}

/** The sums of a payout or a line, in the order of the columns. */
const sumsOf = ({ gross_paise, fee_paise, gst_paise, net_paise }: Omit<Payout, 'utr' | 'day' | 'lines' | 'cases'>) =>
  [gross_paise, fee_paise, gst_paise, net_paise].map((paise) => formatPaise(paise, true))

const PayoutList = () => {
  const { texts, lang } = useDesk('payouts')
  return (
    <>
      <DeskHeading lead={texts.lead} />
      <DeskList queryKey={['staff-payouts']} ask={staffPayouts} texts={texts}>
        {({ utr, day, lines, ...sums }) => {
          const [gross, fee, gst, net] = sumsOf(sums)
          return (
            <DeskItem key={utr} title={deskLink(utr, 'payouts', utr)} state={formatDay(day, lang)}>
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
      </DeskList>
    </>
  )
}

const PayoutPage = ({ utr }: { utr: string }) => {
  const { texts, lang } = useDesk('payouts')
  const { kinds } = useTexts('staff').cases
  return (
    <DeskEntry
      queryKey={['staff-payout', utr]}
      ask={(api) => staffPayout(api, utr)}
      title={() => texts.payout(utr)}
      texts={texts}
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
                <ul className="flow-tight">
                  {payout.cases.map(({ id, code, txn_id }) => (
                    <li key={id}>
                      {deskLink(kinds[code], `cases?open=yes&code=${code}`)} {txn_id}
                    </li>
                  ))}
                </ul>
              </DeskSection>
            )}
            <DeskSection title={texts.lines}>
              {/* A phone shows the columns by scrolling; the keyboard, too. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <div className="desk-scrolls" role="region" aria-label={texts.payout(utr)} tabIndex={0}>
                <FigureTable
                  caption={texts.payout(utr)}
                  heads={[texts.kind, texts.gross, texts.fee, texts.gst, texts.net]}
                  rows={payout.lines.map(({ txn_id, receipt, kind, ...sums }) => [
                    <>
                      {texts.kinds[kind]}
                      <br />
                      {txn_id ? deskLink(receipt ?? txn_id, 'donations', txn_id) : texts.unmatched}
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
