import { generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'
import { amountInWords } from '../../../../shared/texts/amountInWords.ts'
import type { Receipt } from '../../../../shared/contract/donation/receipt.ts'
import { formatDay, indianDay } from '../../../../shared/date.ts'
import type { Language } from '../../../../shared/languages.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { sitePaths } from '../../../../shared/sitePaths.ts'
import { taxRegistration } from '../../../../shared/taxRegistration.ts'
import { texts } from '../../../texts/texts.ts'
import { openCase } from '../../reconciliation/cases.ts'
import { differenceOf } from '../../reconciliation/comparePayment.ts'
import { describeReceipt } from '../readReceipt.ts'
import { readReturns, type ReturnedPart, describeReturns } from '../readReturns.ts'
import type { FrozenReceipt } from '../snapshot.ts'
import type { Signing } from '../signingKeys.ts'
import { type PdfAccount, type PdfInput, type PdfLayout, renderPdf } from './renderPdf.ts'
import type { Recording } from '../../../storage/database.ts'
import type { WithLog } from '../../../base/logging/log.ts'

/**
 * The receipt as PDF. The receipt says nothing that was not frozen, so the dedication, which donors may change, is not in it. If money went back since, a notice
 * above the receipt says so, with the day on which the file was made. If it has letters that the fonts lack, words stand for them, and staff get a case.
 * @throws Refused 429 `busy_files` if the account has too many files in the making
 */
export async function receiptPdf(
  deps: Signing,
  frozen: FrozenReceipt,
  { language, layout, account }: { language: Language; layout: PdfLayout; account: PdfAccount },
): Promise<Uint8Array<ArrayBuffer>> {
  const checkUrl = `${deps.config.siteRoot}${sitePaths.receiptCheck}#${await deps.signer.sign(frozen)}`
  const provider = frozen.snapshot.trust.provider ?? ''
  const receipt = describeReceipt(frozen, { dedicated_to: null }, language)
  const returns = await readReturns(deps, frozen.donationId)
  const today = indianDay(deps.now())
  const input = receiptInput(receipt, { language, layout, provider, checkUrl, returns, today })
  const { pdf, isUnreadable } = await renderPdf('receipt', input, account)
  if (isUnreadable) await openUnreadable(deps, frozen)
  return pdf
}

/** The letters are not in the case, because it has no personal data. */
async function openUnreadable(
  { db, now, log }: Recording & WithLog,
  { donationId: id, version, snapshot: { txnId } }: FrozenReceipt,
): Promise<void> {
  const difference = differenceOf('receipt_letters', { id, txnId }, '', { version }, `v${version}`)
  const isNew = await openCase(db, difference, { now: now() })
  if (isNew) log.info('receipt with letters that no font has', { donationId: id })
}

/** A file name of plain letters: `receipt_KSN-2026-27-000123_v2.pdf`. */
export function receiptFileName({ number, version }: Pick<FrozenReceipt, 'number' | 'version'>): string {
  const plain = number.replace(/[^A-Za-z0-9]+/g, '-')
  return `receipt_${plain}${version > 1 ? `_v${version}` : ''}.pdf`
}

interface Surroundings {
  language: Language
  layout: PdfLayout
  /** The payment company, '' if unknown. */
  provider: string
  /** What the QR code holds. */
  checkUrl: string
  /** What went back since. */
  returns: readonly ReturnedPart[]
  /** The Indian day on which the file is made. */
  today: string
}

/** A receipt as `receipt.typ` gets it. `returned` is no part of the receipt: what happened to the money since. */
export function receiptInput(receipt: Receipt, { language, layout, provider, checkUrl, returns, today }: Surroundings) {
  const say = texts[language].documents.receipt
  const { number, corrects, trust, donor } = receipt
  const { line, city, state, pin } = donor.address
  const day = (moment: string) => formatDay(moment, language)
  const returned = describeReturns(returns, { amount: receipt.amount, language })
  const facts: ReadonlyArray<readonly [string, string | null | undefined]> = [
    [say.given, day(receipt.given_at)],
    [say.mode, say.modes[receipt.mode](provider)],
    [say.project, receipt.project.title],
    [say.purpose, receipt.purpose],
    [say.txnId, receipt.txn_id],
    [say.paymentId, receipt.payment_id],
    [say.issued, day(receipt.issued_at)],
  ]
  return {
    layout,
    lang: language,
    title: `${say.heading} ${number}`,
    description: say.description(number, trust.name),
    trust: {
      name: trust.name,
      address: trust.address,
      reach: [trust.email, trust.phone].flatMap((one) => one ?? []).filter(Boolean),
    },
    heading: say.heading,
    number: [say.number, number],
    returned: returned && { ...returned, lines: [...returned.lines, say.returned.asOf(day(today))] },
    correction: corrects && say.correction(receipt.version, corrects.version, day(corrects.issued_at)),
    amount: {
      label: say.amount,
      figures: formatRupees(receipt.amount),
      words: amountInWords(receipt.amount, language),
    },
    donor: {
      label: say.donor,
      name: donor.name,
      lines: [line, [city, pin].filter(Boolean).join(' '), state, donor.email, donor.pan && say.pan(donor.pan)].filter(
        Boolean,
      ),
    },
    facts: { label: say.donation, rows: facts.filter(([, value]) => value) },
    items: itemsOf(receipt, language),
    registrations: { label: say.registrations, rows: registrationsOf(receipt, language) },
    qr: { svg: toSvgSource(generate(checkUrl), { off: '#fff' }), alt: say.qrAlt, label: say.qr },
    sentences: receipt.sentences,
    footer: say.footer,
  } satisfies PdfInput & Record<string, unknown>
}

function itemsOf({ items, amount }: Receipt, language: Language) {
  const say = texts[language].documents.receipt
  if (items.length === 0) return null
  return {
    head: [say.item, say.count, say.price, say.sum],
    rows: items.map(({ title, qty, price }) => [title, String(qty), formatRupees(price), formatRupees(price * qty)]),
    total: [say.total, formatRupees(amount)],
  }
}

/** The trust's PAN and registrations, the tax registration with its validity. */
function registrationsOf({ trust }: Receipt, language: Language): (readonly [string, string])[] {
  const say = texts[language].documents.receipt
  const tax = taxRegistration(trust.registrations)
  const { tax_validity: validity } = trust
  const inTime = validity && say.validity(formatDay(validity.from, language), formatDay(validity.until, language))
  return [
    ...(trust.pan ? [[say.trustPan, trust.pan] as const] : []),
    ...trust.registrations.map(
      (one) => [one.label, one === tax && inTime ? `${one.value}, ${inTime}` : one.value] as const,
    ),
  ]
}
