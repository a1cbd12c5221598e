import { inEachLanguage } from '../../../shared/languages.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatMoney, formatPaise } from '../../../shared/money.ts'
import type { Donation } from '../../donation/findDonation.ts'
import type { Sealing } from '../../storage/database.ts'
import { readReceipt, receiptRecipient } from '../receipts/readReceipt.ts'
import { notify } from '../../donors/notification/notifications.ts'
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

/**
 * Tells the donor of an offline donation that money went back by hand on a day. Call it in the transaction that records it. Nobody without an address gets a mail.
 * @param day Indian day, `yyyy-MM-dd`
 */
export async function notifyReturned(
  deps: Mailing & Sealing,
  donation: Donation,
  { amountPaise, day }: { amountPaise: number; day: string },
): Promise<void> {
  const { db, mailer } = deps
  const receipt = await readReceipt(deps, donation.id)
  const recipient = receipt && (await receiptRecipient({ db }, donation, receipt))
  if (!recipient) return
  const { net } = await db
    .selectFrom('donation_balances')
    .select('net_rupees as net')
    .where('donation_id', '=', donation.id)
    .executeTakeFirstOrThrow()
  const { to, language, userId } = recipient
  const mail = texts[language].mails.returned({
    name: receipt.donor?.name ?? '',
    number: receipt.number,
    amount: formatPaise(amountPaise),
    day: formatDay(day, language),
    project: receipt.snapshot.texts[language].project,
    left: net > 0 ? formatMoney(net) : '',
  })
  await mailer.send({ to, kind: 'refund', language, userId, ...mail }, db)
}
