import type { Language } from '../../../../shared/languages.ts'
import { sitePaths } from '../../../../shared/sitePaths.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { indianDate } from '../../../payment/financialYear.ts'
import { describeReceipt } from '../describeReceipt.ts'
import type { FrozenReceipt } from '../readReceipt.ts'
import { readReturns } from '../readReturns.ts'
import { receiptInput } from './receiptInput.ts'
import { type PdfLayout, renderPdf } from './renderPdf.ts'

/**
 * The receipt as PDF. The receipt says nothing that was not frozen, so the dedication, which donors may change, is not in it. If money went back since, a notice
 * above the receipt says so, with the day on which the file was made.
 */
export async function receiptPdf(
  deps: Pick<Dependencies, 'config' | 'signer' | 'db' | 'now'>,
  frozen: FrozenReceipt,
  language: Language,
  layout: PdfLayout,
): Promise<Uint8Array<ArrayBuffer>> {
  const checkUrl = `${deps.config.siteRoot}${sitePaths.receiptCheck}#${await deps.signer.sign(frozen)}`
  const provider = frozen.snapshot.trust.provider ?? ''
  const receipt = describeReceipt(frozen, { dedicated_to: null }, language)
  const returns = await readReturns(deps, frozen.donationId)
  const today = indianDate(deps.now())
  return renderPdf('receipt', receiptInput(receipt, { language, layout, provider, checkUrl, returns, today }))
}

/** A file name of plain letters: `receipt_KSN-2026-27-000123_v2.pdf`. */
export function receiptFileName({ number, version }: Pick<FrozenReceipt, 'number' | 'version'>): string {
  const plain = number.replace(/[^A-Za-z0-9]+/g, '-')
  return `receipt_${plain}${version > 1 ? `_v${version}` : ''}.pdf`
}
