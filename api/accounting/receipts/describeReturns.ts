import type { ReceiptReturns } from '../../../shared/contract/donation/receipt.ts'
import { formatDay } from '../../../shared/date.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatPaise } from '../../../shared/money.ts'
import { texts } from '../../texts/texts.ts'
import type { ReturnedPart } from './readReturns.ts'

/**
 * The notice above a receipt, on the page and in the PDF. It names each amount with its day, and what is left. Null if nothing went back.
 * @param amount rupees of the receipt
 */
export function describeReturns(
  parts: readonly ReturnedPart[],
  { amount, language }: { amount: number; language: Language },
): ReceiptReturns {
  if (parts.length === 0) return null
  const say = texts[language].documents.receipt.returned
  const left = amount * 100 - parts.reduce((sum, { paise }) => sum + paise, 0)
  const isVoid = parts.some(({ kind }) => kind === 'void')
  return {
    heading: isVoid ? say.cancelled : left > 0 ? say.inPart : say.inFull,
    lines: [
      ...parts.map(({ kind, paise, day }) => say[kind](formatPaise(paise), formatDay(day, language))),
      left > 0 ? say.left(formatPaise(left)) : say.nothingLeft,
    ],
  }
}
