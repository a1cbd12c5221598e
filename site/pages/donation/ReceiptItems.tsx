import type { Receipt } from '../../../shared/contract/donation/receipt.ts'
import { formatRupees } from '../../../shared/money.ts'
import { unbroken } from '../../content/unbroken.ts'
import styles from './Receipt.module.css'
import { donationTexts } from './texts.ts'

/** The items of the donation at the prices of its day. */
export const ReceiptItems = ({ receipt: { items, amount } }: { receipt: Receipt }) => {
  const texts = donationTexts.use()
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          <th scope="col">{texts.count}</th>
          <th scope="col">{texts.price}</th>
          <th scope="col">{texts.sumOf}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, title, qty, price }) => (
          <tr key={id}>
            <th scope="row">{unbroken(title)}</th>
            <td>{qty}</td>
            <td>{formatRupees(price)}</td>
            <td>{formatRupees(price * qty)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {texts.together}
          </th>
          <td>{formatRupees(amount)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
