import { amountInWords } from '../../shared/amountInWords/amountInWords.ts'
import type { Receipt } from '../../shared/contract/donation/receipt.ts'
import { formatDay } from '../../shared/date.ts'
import { formatRupees } from '../../shared/money.ts'
import { taxRegistration } from '../../shared/taxRegistration.ts'
import { texts } from '../texts/texts.ts'
import type { Mail } from './mailer.ts'
import type { Language } from '../../shared/languages.ts'

/** Mails the receipt of a confirmed donation: the donation, and a link that opens the receipt for its owner only. The PAN is never in a mail. */
export function receiptMail(receipt: Receipt, siteRoot: string, language: Language): Mail {
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
    facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
    `${say.link}\n${url}`,
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
