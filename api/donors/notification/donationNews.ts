import { inEachLanguage } from '../../../shared/languages.ts'
import { formatRupees } from '../../../shared/money.ts'
import type { Dependencies } from '../../dependencies.ts'
import { texts } from '../../texts/texts.ts'
import { notify } from './notify.ts'
import { projectTitles } from '../../projects/projectTitles.ts'

export interface SettledDonation {
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
  donation: SettledDonation,
  receipt: string,
): Promise<void> {
  if (donation.user_id === null) return
  const projects = await projectTitles(db, donation.project_id)
  const amount = formatRupees(donation.amount)
  await notify(db, now, {
    userId: donation.user_id,
    kind: 'gift_confirmed',
    donationId: donation.id,
    texts: inEachLanguage((language) =>
      texts[language].notifications.donationConfirmed(amount, projects[language], receipt),
    ),
    link: `/payment-success?txnid=${donation.txn_id}`,
    saidOnce: `gift_confirmed:${donation.id}`,
  })
}

/** Notifies the donor that a payment failed, with a link to try again. */
export async function tellFailed(db: Dependencies['db'], now: Date, donation: SettledDonation): Promise<void> {
  if (donation.user_id === null) return
  const projects = await projectTitles(db, donation.project_id)
  const amount = formatRupees(donation.amount)
  await notify(db, now, {
    userId: donation.user_id,
    kind: 'gift_failed',
    donationId: donation.id,
    texts: inEachLanguage((language) => texts[language].notifications.donationFailed(amount, projects[language])),
    link: `/payment-failure?txnid=${donation.txn_id}`,
    saidOnce: `gift_failed:${donation.id}`,
  })
}
