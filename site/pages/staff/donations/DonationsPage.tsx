import { useParams } from 'react-router-dom'
import { DonationDetail } from './DonationDetail.tsx'
import { DonationList } from './DonationList.tsx'

/** `/staff/donations`: the list; `/staff/donations/<txn id>`: one donation. */
export const DonationsPage = () => {
  const [, txnId] = (useParams()['*'] ?? '').split('/')
  return txnId ? <DonationDetail key={txnId} txnId={txnId} /> : <DonationList />
}
