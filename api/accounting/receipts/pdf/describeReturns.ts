import { formatDay } from '../../../../shared/date.ts'
import type { Language } from '../../../../shared/languages.ts'
import { formatPaise } from '../../../../shared/money.ts'
import { texts } from '../../../texts/texts.ts'
import type { ReturnedPart } from '../readReturns.ts'

/** The notice above a receipt whose money went back in part or whole. */
export interface ReturnNotice {
  heading: string
  lines: readonly string[]
}

/**
 * What happened to the money, each part with amount and day, and what is left; null if nothing went back.
 * @param amount rupees of the receipt
 * @param today Indian day on which the file is made
 */
export function describeReturns(
  parts: readonly ReturnedPart[],
  { amount, today, language }: { amount: number; today: string; language: Language },
): ReturnNotice | null {
  if (parts.length === 0) return null
  const say = texts[language].documents.receipt.returned
  const left = amount * 100 - parts.reduce((sum, { paise }) => sum + paise, 0)
  return {
    heading: left > 0 ? say.inPart : say.inFull,
    lines: [
      ...parts.map(({ kind, paise, day }) => say[kind](formatPaise(paise), formatDay(day, language))),
      left > 0 ? say.left(formatPaise(left)) : say.nothingLeft,
      say.asOf(formatDay(today, language)),
    ],
  }
}
