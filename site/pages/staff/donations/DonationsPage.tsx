import { useParams } from 'react-router-dom'
import { currentLanguage } from '../../../app/language/language.ts'
import { pressedPart } from '../../../components/content/pressedPart.tsx'
import desk from '../Desk.module.css'
import { DonationList } from './DonationList.tsx'
import { loadTexts } from '../../../texts/useTexts.ts'

/** It loads when the first donation is opened. */
const DonationDetail = pressedPart(
  async () => {
    const [code] = await Promise.all([import('./DonationDetail.tsx'), loadTexts('staff', currentLanguage())])
    return code.DonationDetail
  },
  <div className={desk.loading} />,
)

/** It has a form, and loads when it is opened. */
const DeskReceiptPage = pressedPart(
  async () => {
    const [code] = await Promise.all([import('./DeskReceiptPage.tsx'), loadTexts('staff', currentLanguage())])
    return code.DeskReceiptPage
  },
  <div className={desk.loading} />,
)

/** `/staff/donations`: the list; `/staff/donations/<txn id>`: one donation; `/staff/donations/<txn id>/receipt`: its receipt. */
export const DonationsPage = () => {
  const [, txnId, part] = (useParams()['*'] ?? '').split('/')
  if (txnId && part === 'receipt') return <DeskReceiptPage key={txnId} txnId={txnId} />
  return txnId ? <DonationDetail key={txnId} txnId={txnId} /> : <DonationList />
}
