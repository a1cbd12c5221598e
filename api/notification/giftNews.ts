import { inEachLanguage } from '../../shared/languages.ts'
import { formatRupees } from '../../shared/money.ts'
import type { Dependencies } from '../dependencies.ts'
import { texts } from '../texts/texts.ts'
import { notify } from './notify.ts'
import { projectTitles } from '../projects/projectTitles.ts'

export interface SettledGift {
  id: number
  txn_id: string
  /** Null after the donor's account is deleted. Then nobody is notified. */
  user_id: number | null
  /** Rupees. */
  amount: number
  project_id: number
}

/** Notifies the donor that a donation is confirmed. Call it in the transaction that makes the donation paid. */
export async function tellConfirmed(
  db: Dependencies['db'],
  now: Date,
  gift: SettledGift,
  receipt: string,
): Promise<void> {
  if (gift.user_id === null) return
  const projects = await projectTitles(db, gift.project_id)
  const amount = formatRupees(gift.amount)
  await notify(db, now, {
    userId: gift.user_id,
    kind: 'gift_confirmed',
    donationId: gift.id,
    texts: inEachLanguage((language) =>
      texts[language].notifications.giftConfirmed(amount, projects[language], receipt),
    ),
    link: `/payment-success?txnid=${gift.txn_id}`,
    saidOnce: `gift_confirmed:${gift.id}`,
  })
}

/** Notifies the donor that a payment failed, with a link to try again. */
export async function tellFailed(db: Dependencies['db'], now: Date, gift: SettledGift): Promise<void> {
  if (gift.user_id === null) return
  const projects = await projectTitles(db, gift.project_id)
  const amount = formatRupees(gift.amount)
  await notify(db, now, {
    userId: gift.user_id,
    kind: 'gift_failed',
    donationId: gift.id,
    texts: inEachLanguage((language) => texts[language].notifications.giftFailed(amount, projects[language])),
    link: `/payment-failure?txnid=${gift.txn_id}`,
    saidOnce: `gift_failed:${gift.id}`,
  })
}
