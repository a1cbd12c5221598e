import { generate } from 'lean-qr'
import { amountInWords } from '../../../../shared/texts/amountInWords.ts'
import type { Receipt, ReceiptReturns } from '../../../../shared/contract/donation/receipt.ts'
import { formatDay } from '../../../../shared/date.ts'
import type { Language } from '../../../../shared/languages.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { sitePaths } from '../../../../shared/sitePaths.ts'
import { taxRegistration } from '../../../../shared/taxRegistration.ts'
import { indianDate } from '../../../payment/financialYear.ts'
import { texts } from '../../../texts/texts.ts'
import { openCase } from '../../reconciliation/cases.ts'
import { differenceOf } from '../../reconciliation/comparePayment.ts'
import { describeReceipt } from '../describeReceipt.ts'
import { readReturns, type ReturnedPart, describeReturns } from '../readReturns.ts'
import type { FrozenReceipt } from '../snapshot.ts'
import type { Signing } from '../createSigner.ts'
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
  const today = indianDate(deps.now())
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
  const isNew = await openCase(db, difference, { day: indianDate(now()), now: now(), isApplied: false })
  if (isNew) log.info('receipt with letters that no font has', { donationId: id })
}

/** A file name of plain letters: `receipt_KSN-2026-27-000123_v2.pdf`. */
export function receiptFileName({ number, version }: Pick<FrozenReceipt, 'number' | 'version'>): string {
  const plain = number.replace(/[^A-Za-z0-9]+/g, '-')
  return `receipt_${plain}${version > 1 ? `_v${version}` : ''}.pdf`
}

type Row = readonly [label: string, value: string]

/** What `receipt.typ` shows. */
interface ReceiptInput extends PdfInput {
  heading: string
  number: Row
  /** It is no part of the receipt: what happened to the money since. */
  returned: ReceiptReturns
  correction: string | null
  amount: { label: string; figures: string; words: string }
  donor: { label: string; name: string; lines: readonly string[] }
  facts: { label: string; rows: readonly Row[] }
  items: { head: readonly string[]; rows: readonly (readonly string[])[]; total: Row } | null
  registrations: { label: string; rows: readonly Row[] }
  qr: NonNullable<PdfInput['qr']>
  sentences: readonly string[]
  footer: string
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

/** A receipt as the template gets it. */
export function receiptInput(
  receipt: Receipt,
  { language, layout, provider, checkUrl, returns, today }: Surroundings,
): ReceiptInput {
  const say = texts[language].documents.receipt
  const { number, corrects, trust } = receipt
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
      reach: [trust.email, trust.phone].filter((one) => !!one).map(String),
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
    donor: { label: say.donor, name: receipt.donor.name, lines: donorLines(receipt, say.pan) },
    facts: { label: say.donation, rows: facts.flatMap(([label, value]): Row[] => (value ? [[label, value]] : [])) },
    items: itemsOf(receipt, language),
    registrations: { label: say.registrations, rows: registrationsOf(receipt, language) },
    qr: { svg: drawQr(checkUrl), alt: say.qrAlt, label: say.qr },
    sentences: receipt.sentences,
    footer: say.footer,
  }
}

function donorLines({ donor: { address, email, pan } }: Receipt, sayPan: (masked: string) => string): string[] {
  const { line, city, state, pin } = address
  return [line, [city, pin].filter(Boolean).join(' '), state, email, pan ? sayPan(pan) : ''].filter(Boolean)
}

function itemsOf({ items, amount }: Receipt, language: Language): ReceiptInput['items'] {
  const say = texts[language].documents.receipt
  if (items.length === 0) return null
  return {
    head: [say.item, say.count, say.price, say.sum],
    rows: items.map(({ title, qty, price }) => [title, String(qty), formatRupees(price), formatRupees(price * qty)]),
    total: [say.total, formatRupees(amount)],
  }
}

/** The trust's PAN and registrations, the tax registration with its validity. */
function registrationsOf({ trust }: Receipt, language: Language): Row[] {
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

/** A QR code as SVG: dark on light, with the quiet zone that readers need. */
function drawQr(text: string): string {
  const code = generate(text)
  const rows = Array.from({ length: code.size }, (_, y) => y)
  const path = rows.flatMap((y) => rows.flatMap((x) => (code.get(x, y) ? `M${x} ${y}h1v1h-1z` : []))).join('')
  const side = code.size + 8
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/><path d="${path}"/></svg>`
  )
}
