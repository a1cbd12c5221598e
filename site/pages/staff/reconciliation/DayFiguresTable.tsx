import type { DayFigures } from '../../../../shared/contract/staff/reconciliation.ts'
import { formatDay } from '../../../../shared/date.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { formatPaise } from '../../../staff/formatPaise.ts'
import { FigureTable } from '../../../parts/FigureTable.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

/** What the last comparison counted and summed, to the paisa. */
export const DayFiguresTable = ({ day, figures }: { day: string; figures: DayFigures }) => {
  const texts = useTexts('staff').reconciliation
  const lang = useLanguage()
  const { ours, ours_paise, theirs, theirs_paise, lines, fees_paise, payout_paise } = figures
  const row = (title: string, count: number | null, paise: number | null) => [
    title,
    count,
    paise !== null && formatPaise(paise),
  ]
  return (
    <FigureTable
      caption={formatDay(day, lang)}
      heads={[texts.what, texts.count, texts.sum]}
      rows={[
        row(texts.ours, ours, ours_paise),
        row(texts.theirs, theirs, theirs_paise),
        row(texts.lines, lines, null),
        row(texts.fees, null, fees_paise),
        row(texts.payout, null, payout_paise),
      ]}
    />
  )
}
