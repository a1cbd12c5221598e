import { useParams } from 'react-router-dom'
import { currentLanguage } from '../../../app/language/language.ts'
import { pressedPart } from '../../../content/pressedPart.tsx'
import { caseTexts } from '../cases/texts.ts'
import desk from '../Desk.module.css'
import { refundTexts } from '../refunds/texts.ts'
import { DonationList } from './DonationList.tsx'

/** It loads when the first donation is opened. */
const DonationDetail = pressedPart(
  async () => {
    const lang = currentLanguage()
    const [file] = await Promise.all([import('./DonationDetail.tsx'), refundTexts.load(lang), caseTexts.load(lang)])
    return file.DonationDetail
  },
  <div className={desk.loading} />,
)

/** It has a form, and loads when it is opened. */
const ReceiptPage = pressedPart(
  async () => {
    const [{ ReceiptPage: Page }, { receiptTexts }] = await Promise.all([
      import('./receipt/ReceiptPage.tsx'),
      import('./receipt/texts.ts'),
    ])
    await receiptTexts.load(currentLanguage())
    return Page
  },
  <div className={desk.loading} />,
)

/** `/staff/donations`: the list; `/staff/donations/<txn id>`: one donation; `/staff/donations/<txn id>/receipt`: its receipt. */
export const DonationsPage = () => {
  const [, txnId, part] = (useParams()['*'] ?? '').split('/')
  if (txnId && part === 'receipt') return <ReceiptPage key={txnId} txnId={txnId} />
  return txnId ? <DonationDetail key={txnId} txnId={txnId} /> : <DonationList />
}
