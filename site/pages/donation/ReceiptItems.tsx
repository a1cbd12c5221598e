import type { Receipt } from '../../../shared/contract/donation/receipt.ts'
import { formatRupees } from '../../../shared/money.ts'
import { unbroken } from '../../content/unbroken.ts'
import { FigureTable } from '../../parts/FigureTable.tsx'
import { donationTexts } from './texts.ts'

/** The items of the donation at the prices of its day. */
export const ReceiptItems = ({ receipt: { items, amount } }: { receipt: Receipt }) => {
  const texts = donationTexts.use()
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
