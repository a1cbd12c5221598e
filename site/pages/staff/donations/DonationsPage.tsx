import { useParams } from 'react-router-dom'
import { pressedPart } from '../../../content/pressedPart.tsx'
import desk from '../Desk.module.css'
import { DonationList } from './DonationList.tsx'

/** It loads when the first donation is opened. */
const DonationDetail = pressedPart(
  async () => (await import('./DonationDetail.tsx')).DonationDetail,
  <div className={desk.loading} />,
)

/** `/staff/donations`: the list; `/staff/donations/<txn id>`: one donation. */
export const DonationsPage = () => {
  const [, txnId] = (useParams()['*'] ?? '').split('/')
  return txnId ? <DonationDetail key={txnId} txnId={txnId} /> : <DonationList />
}
