import type { StatementYear } from '../../../../shared/contract/staff/statements.ts'
import { formatDay } from '../../../../shared/date.ts'
import { formatMoney, formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { DeskSection } from '../desk/DeskSection.tsx'
import text from '../../../components/Text.module.css'
import { FigureTable } from '../../../components/FigureTable.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

type Kind = keyof StatementYear['tallies']

const kinds: readonly Kind[] = ['reported', 'without_id', 'anonymous', 'foreign', 'returned']

/** What the statement contains and what it leaves out. */
export const Tallies = ({ statement }: { statement: StatementYear }) => {
  const texts = useTexts('staff').statements
  const lang = useLanguage()
  const { form, due, rows, rupees, tallies, unrecorded } = statement
  return (
    <DeskSection title={texts.form(form.name, form.formerly)} lead={texts.due(formatDay(due, lang))}>
      <FigureTable
        caption={texts.what}
        heads={[texts.what, texts.donations, texts.amount]}
        rows={kinds.map((kind) => [texts.tallies[kind], tallies[kind].donations, formatMoney(tallies[kind].rupees)])}
      />
      <p>
        <strong>{texts.rows(rows, formatRupees(rupees))}</strong>
      </p>
      <p className={text.soft}>{texts.summed}</p>
      {unrecorded.donations > 0 && (
        <p className={unrecorded.allowance && unrecorded.allowance.taxed > 0 ? text.beware : undefined}>
          {texts.unrecorded(unrecorded.donations, formatMoney(unrecorded.rupees))}{' '}
          {unrecorded.allowance &&
            texts.allowance(
              formatMoney(unrecorded.allowance.rupees),
              formatRupees(unrecorded.allowance.least),
              unrecorded.allowance.percent,
              unrecorded.allowance.taxed > 0 ? formatMoney(unrecorded.allowance.taxed) : null,
            )}
        </p>
      )}
    </DeskSection>
  )
}
