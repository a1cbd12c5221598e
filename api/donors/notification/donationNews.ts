import type { NotificationKind } from '../../../shared/contract/people/notification.ts'
import { inEachLanguage, type Language } from '../../../shared/languages.ts'
import { formatRupees } from '../../../shared/money.ts'
import { texts } from '../../texts/texts.ts'
import { type NewsText, notify } from './notify.ts'
import { projectTitles } from '../../projects/projectTitles.ts'
import type { Database } from '../../storage/database.ts'

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
export const notifyConfirmed = (db: Database, now: Date, donation: SettledDonation, receipt: string): Promise<void> =>
  tell(db, now, donation, 'gift_confirmed', '/payment-success', (language, amount, project) =>
    texts[language].notifications.donationConfirmed(amount, project, receipt),
  )

/** Notifies the donor that a payment failed, with a link to try again. */
export const notifyFailed = (db: Database, now: Date, donation: SettledDonation): Promise<void> =>
  tell(db, now, donation, 'gift_failed', '/payment-failure', (language, amount, project) =>
    texts[language].notifications.donationFailed(amount, project),
  )

async function tell(
  db: Database,
  now: Date,
  { id, txn_id, user_id, amount, project_id }: SettledDonation,
  kind: NotificationKind,
  page: string,
  write: (language: Language, amount: string, project: string) => NewsText,
): Promise<void> {
  if (user_id === null) return
  const projects = await projectTitles(db, project_id)
  await notify(db, now, {
    userId: user_id,
    kind,
    donationId: id,
    texts: inEachLanguage((language) => write(language, formatRupees(amount), projects[language])),
    link: `${page}?txnid=${txn_id}`,
    onceKey: `${kind}:${id}`,
  })
}
