import type { Language } from '../../../../shared/languages.ts'
import { sitePaths } from '../../../../shared/sitePaths.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { indianDate } from '../../../payment/financialYear.ts'
import { describeReceipt } from '../describeReceipt.ts'
import type { FrozenReceipt } from '../readReceipt.ts'
import { readReturns } from '../readReturns.ts'
import { receiptInput } from './receiptInput.ts'
import { differenceOf } from '../../reconciliation/difference.ts'
import { openCase } from '../../reconciliation/cases/openCase.ts'
import { type PdfAccount, type PdfLayout, renderPdf } from './renderPdf.ts'

/**
 * The receipt as PDF. The receipt says nothing that was not frozen, so the dedication, which donors may change, is not in it. If money went back since, a notice
 * above the receipt says so, with the day on which the file was made. If it has letters that the fonts lack, words stand for them, and staff get a case.
 * @throws Refused 429 `busy_files` if the account has too many files in the making
 */
export async function receiptPdf(
  deps: Pick<Dependencies, 'config' | 'signer' | 'db' | 'now' | 'log'>,
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
  { db, now, log }: Pick<Dependencies, 'db' | 'now' | 'log'>,
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
