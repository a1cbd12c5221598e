import { useSearchParams } from 'react-router-dom'
import { DonationsByYear } from './years/DonationsByYear.tsx'
import { ReceiptPage } from './ReceiptPage.tsx'

/** `/donation?year=2026-27&page=2`: a donor's donations; `/donation?receipt=<txn id>`: the receipt of one. */
export const DonationPage = () => {
  const [search] = useSearchParams()
  const txnId = search.get('receipt')
  return txnId ? <ReceiptPage key={txnId} txnId={txnId} /> : <DonationsByYear />
}
