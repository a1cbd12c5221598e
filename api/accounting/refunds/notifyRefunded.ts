import { inEachLanguage } from '../../../shared/languages.ts'
import { formatPaise } from '../../../shared/money.ts'
import { notify } from '../../donors/notification/notify.ts'
import { projectTitles } from '../../projects/project.ts'
import { texts } from '../../texts/texts.ts'
import type { Mailing } from '../../mail/mailer.ts'

/**
 * Tells the donor about a refund that is done: a notification, and a mail in the donor's language. Call it in the transaction that records the refund. A
 * deleted account gets nothing.
 */
export async function notifyRefunded(
  { db, now, config, mailer }: Mailing,
  donationId: number,
  { amountPaise, reference }: { amountPaise: number; reference: string },
): Promise<void> {
  const donation = await db
    .selectFrom('donations')
    .innerJoin('users', 'users.id', 'donations.user_id')
    .select(['txn_id', 'project_id', 'users.id as user_id', 'users.email', 'users.full_name', 'users.language'])
    .where('donations.id', '=', donationId)
    .executeTakeFirst()
  if (!donation) return
  const { txn_id, user_id, email, full_name, language } = donation
  const [projects, amount] = [await projectTitles(db, donation.project_id), formatPaise(amountPaise)]
  await notify(db, now(), {
    userId: user_id,
    kind: 'gift_refunded',
    donationId,
    texts: inEachLanguage((of) => texts[of].notifications.donationRefunded(amount, projects[of])),
    link: `/payment-success?txnid=${txn_id}`,
    onceKey: `gift_refunded:${donationId}:${reference}`,
  })
  const url = `${config.siteRoot}/donation`
  const { subject, text, action } = texts[language].mails.refunded(full_name, amount, projects[language], txn_id)
  const mail = { to: email, kind: 'refund', language, subject, text: `${text}\n\n${action}:\n${url}` } as const
  await mailer.send({ ...mail, action: { label: action, url }, userId: user_id }, db)
}
