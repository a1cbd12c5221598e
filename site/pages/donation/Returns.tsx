import { type ReceiptReturns, receiptReturns } from '../../../shared/contract/donation/receipt.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../app/language/language.ts'
import { QueryState } from '../../components/QueryState.tsx'

/** Above a receipt whose money went back, in part or whole: how much, when, and what is left. It is printed with the receipt. */
export const Returns = ({ txnId }: { txnId: string }) => {
  const lang = useLanguage()
  const query = useApiQuery(['donations', 'returns', txnId, lang], (api) => receiptReturns(api, txnId), {
    // A refund of a minute ago must appear.
    staleTime: 0,
  })
  // Nothing moves while it loads: most receipts have no notice.
  if (query.isPending) return null
  return (
    <QueryState query={query} empty={null} isEmpty={(notice) => notice === null}>
      {(notice) => notice && <ReturnsNotice returns={notice} />}
    </QueryState>
  )
}

/** What went back of a donation, and what is left. */
export const ReturnsNotice = ({ returns: { heading, lines } }: { returns: NonNullable<ReceiptReturns> }) => (
  <section aria-label={heading} className="text-grave">
    <p className="text-name">{heading}</p>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </section>
)
