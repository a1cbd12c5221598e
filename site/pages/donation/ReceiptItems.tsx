import type { Receipt } from '../../../shared/contract/donation/receipt.ts'
import { formatRupees } from '../../../shared/money.ts'
import { unbroken } from '../../content/unbroken.ts'
import { FigureTable } from '../../parts/FigureTable.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** The items of the donation at the prices of its day. */
export const ReceiptItems = ({ receipt: { items, amount } }: { receipt: Receipt }) => {
  const texts = useTexts('profile').donations
  return (
    <FigureTable
      heads={[texts.item, texts.count, texts.price, texts.sumOf]}
      rows={items.map(({ title, qty, price }) => [
        unbroken(title),
        qty,
        formatRupees(price),
        formatRupees(price * qty),
      ])}
      sum={[texts.together, '', '', formatRupees(amount)]}
    />
  )
}
