import type { Dashboard } from '../../../shared/contract/content/dashboard.ts'
import { formatDay } from '../../../shared/date.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { ShareBar } from '../../content/figures/ShareBar.tsx'
import { Section } from '../../layout/Section.tsx'
import { FigureTable } from '../../parts/FigureTable.tsx'
import text from '../../parts/Text.module.css'
import { useTexts } from '../../texts/useTexts.ts'

/** Each project with its share and its rupees, as a table; the lines only repeat the numbers. */
export const Spending = ({ dashboard: { spending, year, as_of, source } }: { dashboard: Dashboard }) => {
  const texts = useTexts('public').home
  const day = formatDay(as_of, useLanguage())
  const total = formatRupees(spending.reduce((sum, { amount }) => sum + amount, 0))
  return (
    <Section
      beside
      tone="quiet"
      title={texts.money}
      lead={texts.moneyLead(total, year)}
      aside={
        <p className={text.small}>
          {source} {!source.includes(day) && texts.asOf(day)}
        </p>
      }
    >
      <FigureTable
        caption={texts.moneyCaption(year)}
        heads={[texts.work, texts.share, texts.amount]}
        rows={spending.map(({ key, label, percent, amount }) => [
          <span key={key}>
            {label}
            <ShareBar percent={percent} />
          </span>,
          `${percent}\u00a0%`,
          formatRupees(amount),
        ])}
        sum={[texts.together, '100\u00a0%', total]}
      />
    </Section>
  )
}
