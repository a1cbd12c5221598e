import { amountInWords } from '../../../shared/texts/amountInWords.ts'
import type { Receipt } from '../../../shared/contract/donation/receipt.ts'
import { formatDay } from '../../../shared/date.ts'
import { fallbackLanguage, type Language } from '../../../shared/languages.ts'
import { formatRupees } from '../../../shared/money.ts'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { describeReceipt, readReceipt, receiptRecipient } from './readReceipt.ts'
import { getDonation } from '../../donation/findDonation.ts'
import { texts } from '../../texts/texts.ts'
import type { Mail, Mailing } from '../../mail/mailer.ts'
import { mandateLink, mandatesOf } from '../../mandates/mandateMails.ts'
import type { Database, Sealing } from '../../storage/database.ts'
import type { WithConfig } from '../../base/config.ts'
import type { WithLog } from '../../base/logging/log.ts'

/** A mail that could not be queued is tried again after this time. */
const TRY_AGAIN_MS = 10 * 60_000

/**
 * Queues the mail with a donation's receipt. Call it in the transaction that makes the donation paid: one row, so one mail.
 * @param waits whether the donor is asked for a PAN or a name now: then the mail waits for the answers, at most `receiptWaitMinutes`
 */
export async function queueReceiptMail(
  deps: Sealing & WithConfig,
  donationId: number,
  { waits }: { waits: boolean },
): Promise<void> {
  const now = deps.now()
  const open = waits && (await hasOpenQuestions(deps, donationId))
  const due_at = open ? new Date(now.getTime() + deps.config.receiptWaitMinutes * 60_000) : now
  await deps.db
    .insertInto('receipt_mails')
    .values({ donation_id: donationId, created_at: now, due_at })
    .onConflict((conflict) => conflict.column('donation_id').doNothing())
    .execute()
}

/** Whether the page after the payment asks for something. It asks for a PAN if the trust has 80G, and for a name if the purpose promises to write one. */
async function hasOpenQuestions(deps: Sealing, donationId: number): Promise<boolean> {
  const frozen = await readReceipt(deps, donationId)
  const registrations = frozen?.snapshot.texts[fallbackLanguage].registrations
  if (frozen?.donor && !frozen.donor.pan && taxRegistration(registrations)) return true
  const unnamed = await deps.db
    .selectFrom('donations')
    .innerJoin('purposes', 'purposes.id', 'donations.purpose_id')
    .select('donations.id')
    .where('donations.id', '=', donationId)
    .where('asks_name', '=', true)
    .where('dedicated_to', 'is', null)
    .executeTakeFirst()
  return unnamed !== undefined
}

/**
 * Mails what a donor has answered after the payment. If the first mail still waits, it is due when no question is open. Otherwise the receipt is mailed again.
 * Then call `sendReceiptMails`, after the transaction.
 * @param named whether the answer was a name to write
 */
export async function mailAnswered(deps: Mailing & Sealing, donationId: number, { named = false } = {}): Promise<void> {
  const { db } = deps
  const waiting = await waitingMail(db, donationId).forUpdate().executeTakeFirst()
  if (!waiting) await mailReceipt(deps, donationId, { named })
  else if (!(await hasOpenQuestions(deps, donationId))) await change(db, donationId, { due_at: deps.now() })
}

/**
 * Queues the mail of every receipt that is due, each in one transaction with its mark. So a process that dies in between leaves the receipt due. A receipt that
 * fails is logged and blocks nothing; a later run tries it again.
 */
export async function sendReceiptMails(deps: Mailing & Sealing & WithLog): Promise<void> {
  for (const { donation_id: donationId } of await dueMails(deps.db, deps.now()).execute())
    try {
      await deps.db.transaction().execute(async (db) => {
        // Two servers that look at the same time: one of them mails.
        const due = dueMails(db, deps.now()).where('donation_id', '=', donationId).forUpdate().skipLocked()
        if (!(await due.executeTakeFirst())) return
        await mailReceipt({ ...deps, db }, donationId)
        await change(db, donationId, { sent_at: deps.now() })
      })
      deps.mailer.wake()
    } catch (error) {
      deps.log.error('receipt not mailed', error, { donationId })
      await change(deps.db, donationId, { tried_at: deps.now() })
    }
}

const dueMails = (db: Database, at: Date) =>
  db
    .selectFrom('receipt_mails')
    .select('donation_id')
    .where('sent_at', 'is', null)
    .where('due_at', '<=', at)
    .where((eb) => eb.or([eb('tried_at', 'is', null), eb('tried_at', '<', new Date(at.getTime() - TRY_AGAIN_MS))]))
    .orderBy('due_at')

const change = (db: Database, donationId: number, set: { sent_at: Date } | { tried_at: Date } | { due_at: Date }) =>
  db.updateTable('receipt_mails').set(set).where('donation_id', '=', donationId).execute()

/**
 * Queues the receipt of a confirmed donation to its donor, in the language that the donor chose for mails. It sends nothing if the account is deleted. The first
 * mail does not wait any more. After the commit call `mailer.wake`.
 * @param options another language; `named`: it is mailed again only because it names somebody now.
 * @throws what the mailer throws
 */
export async function mailReceipt(
  deps: Mailing & Sealing,
  donationId: number,
  options: { language?: Language | undefined; named?: boolean } = {},
): Promise<void> {
  const { db } = deps
  const donation = await getDonation(deps, donationId)
  const frozen = await readReceipt(deps, donationId)
  const recipient = frozen && (await receiptRecipient(deps, donation, frozen))
  if (!recipient) return
  const { to, userId } = recipient
  const language = options.language ?? recipient.language
  const receipt = describeReceipt(frozen, donation, language)
  const waiting = await waitingMail(db, donationId).executeTakeFirst()
  const again = waiting ? null : { named: options.named ?? false }
  const mandate = await mandatesOf(db, donationId).executeTakeFirst()
  const monthly = mandate ? mandateLink(deps, mandate.id) : null
  const mail = { ...receiptMail(receipt, deps.config.siteRoot, { language, again, monthly }), to }
  await deps.mailer.send({ ...mail, userId, receiptOf: donationId }, db)
  if (waiting) await change(db, donationId, { sent_at: deps.now() })
}

/** The row of a first mail that is not sent yet. */
const waitingMail = (db: Database, donationId: number) =>
  db
    .selectFrom('receipt_mails')
    .select('donation_id')
    .where('donation_id', '=', donationId)
    .where('sent_at', 'is', null)

/** The receipt of a confirmed donation: the donation, and a link that opens the receipt for its owner only. The PAN is never in a mail. @param again null for the first mail of a receipt @param monthly the link of its monthly donation */
function receiptMail(
  receipt: Receipt,
  siteRoot: string,
  { language, again, monthly }: { language: Language; again: { named: boolean } | null; monthly: string | null },
): Mail {
  const say = texts[language].mails.receipt
  const amount = formatRupees(receipt.amount)
  const { donor, trust } = receipt
  const facts: ReadonlyArray<readonly [label: string, value: string | null | undefined]> = [
    [say.amount, `${amount} (${amountInWords(receipt.amount, language)})`],
    [say.project, receipt.project.title],
    [say.purpose, receipt.purpose],
    [say.name, receipt.dedicated_to],
    [say.date, formatDay(receipt.given_at, language)],
    [say.number, receipt.number],
    [say.txnId, receipt.txn_id],
  ]
  const url = `${siteRoot}/donation?receipt=${receipt.txn_id}`
  const taxBenefit = taxRegistration(trust.registrations)
  const parts = [
    say.hello(donor.name),
    say.thanks,
    // One line, so that nobody wonders about a second mail.
    again && (receipt.corrects ? say.replaces(receipt.version) : again.named && say.named),
    facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
    `${say.link}\n${url}`,
    monthly && say.monthly(monthly),
    taxBenefit && say.registered(taxBenefit.label, taxBenefit.value),
    taxBenefit && !donor.pan && `${say.pan}\n${siteRoot}/profile#pan`,
  ]
  return {
    to: donor.email,
    kind: 'receipt',
    language,
    subject: say.subject(receipt.number, amount),
    text: parts.filter(Boolean).join('\n\n'),
    action: { label: say.action, url },
  }
}
