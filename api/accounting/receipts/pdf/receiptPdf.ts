import type { Language } from '../../../../shared/languages.ts'
import { sitePaths } from '../../../../shared/sitePaths.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { describeReceipt } from '../describeReceipt.ts'
import type { FrozenReceipt } from '../readReceipt.ts'
import { receiptInput } from './receiptInput.ts'
import { type PdfLayout, renderPdf } from './renderPdf.ts'

/** The receipt as PDF. It says nothing that was not frozen, so the dedication, which donors may change, is not in it. */
export async function receiptPdf(
  { config, signer }: Pick<Dependencies, 'config' | 'signer'>,
  frozen: FrozenReceipt,
  language: Language,
  layout: PdfLayout,
): Promise<Uint8Array<ArrayBuffer>> {
  const checkUrl = `${config.siteRoot}${sitePaths.receiptCheck}#${await signer.sign(frozen)}`
  const provider = frozen.snapshot.trust.provider ?? ''
  const receipt = describeReceipt(frozen, { dedicated_to: null }, language)
  return renderPdf('receipt', receiptInput(receipt, { language, layout, provider, checkUrl }))
}

/** A file name of plain letters: `receipt_KSN-2026-27-000123_v2.pdf`. */
export function receiptFileName({ number, version }: Pick<FrozenReceipt, 'number' | 'version'>): string {
  const plain = number.replace(/[^A-Za-z0-9]+/g, '-')
  return `receipt_${plain}${version > 1 ? `_v${version}` : ''}.pdf`
}
