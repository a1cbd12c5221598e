import { amountInWords } from '../../shared/amountInWords.ts'
import type { Receipt } from '../../shared/contract/receipt.ts'
import { formatDay } from '../../shared/date.ts'
import { formatRupees } from '../../shared/money.ts'
import { taxRegistration } from '../../shared/taxRegistration.ts'
import type { Mail } from '../dependencies.ts'
import type { Language } from '../http/language.ts'

/** Labels and sentences of the mail. */
const texts = {
  en: {
    subject: (number: string, amount: string) => `Receipt ${number} for your donation of ${amount}`,
    hello: (name: string) => `Namaste ${name},`,
    thanks: 'Thank you. Your donation has arrived.',
    amount: 'Amount',
    project: 'Project',
    purpose: 'Purpose',
    name: 'In the name of',
    date: 'Date',
    number: 'Receipt number',
    txnId: 'Transaction id',
    link: 'Open, print or save your receipt. Only you can see it, so the page asks you to sign in:',
    registered: (what: string, number: string) => `Our registration under ${what}: ${number}`,
    pan: 'A receipt that counts for tax needs your PAN. You can add it in your profile; never send it by mail:',
  },
  hi: {
    subject: (number: string, amount: string) => `${amount} के आपके दान की रसीद ${number}`,
    hello: (name: string) => `नमस्ते ${name},`,
    thanks: 'धन्यवाद। आपका दान हमें मिल गया है।',
    amount: 'राशि',
    project: 'परियोजना',
    purpose: 'उद्देश्य',
    name: 'जिनके नाम पर',
    date: 'तारीख़',
    number: 'रसीद संख्या',
    txnId: 'लेनदेन संख्या',
    link: 'अपनी रसीद खोलें, प्रिंट करें या सहेजें। इसे केवल आप देख सकते हैं, इसलिए पेज लॉगिन माँगेगा:',
    registered: (what: string, number: string) => `${what} के अंतर्गत हमारा पंजीकरण: ${number}`,
    pan: 'कर में काम आने वाली रसीद के लिए आपका पैन चाहिए। इसे अपनी प्रोफ़ाइल में जोड़ें; ई-मेल से कभी न भेजें:',
  },
} as const

/** The receipt of a confirmed donation, by mail: what was given, and a link that opens the receipt for its owner only. The PAN is never in a mail. */
export function receiptMail(receipt: Receipt, siteRoot: string, language: Language): Mail {
  const say = texts[language]
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
  const taxBenefit = taxRegistration(trust.registrations)
  const parts = [
    say.hello(donor.name),
    say.thanks,
    facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
    `${say.link}\n${siteRoot}/donation?receipt=${receipt.txn_id}`,
    taxBenefit && say.registered(taxBenefit.label, taxBenefit.value),
    taxBenefit && !donor.pan && `${say.pan}\n${siteRoot}/profile#pan`,
    [trust.name, trust.address, trust.email, trust.phone].filter(Boolean).join('\n'),
  ]
  return { to: donor.email, subject: say.subject(receipt.number, amount), text: parts.filter(Boolean).join('\n\n') }
}
