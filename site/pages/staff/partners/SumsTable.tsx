import type { DonationSums } from '../../../../shared/contract/partner.ts'
import { formatRupees, groupIndian } from '../../../../shared/money.ts'
import { FigureTable } from '../../../parts/FigureTable.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

interface SumsTableProps<Row extends DonationSums> {
  /** What the rows are; names the table. */
  caption: string
  /** Head of the first column. */
  what: string
  rows: readonly Row[]
  nameOf(row: Row): string
  /** Of all rows, below them. */
  sum?: DonationSums
}

/** Rows with three figures: donations, their total, and unpaid attempts. */
export const SumsTable = <Row extends DonationSums>({ caption, what, rows, nameOf, sum }: SumsTableProps<Row>) => {
  const texts = useTexts('staff').partners
  const line = (name: string, { donations, total, unpaid }: DonationSums) => [
    name,
    groupIndian(donations),
    formatRupees(total),
    groupIndian(unpaid),
  ]
  return (
    <FigureTable
      caption={caption}
      heads={[what, texts.donations, texts.total, texts.unpaid]}
      rows={rows.map((row) => line(nameOf(row), row))}
      {...(sum && { sum: line(texts.all, sum) })}
    />
  )
}
