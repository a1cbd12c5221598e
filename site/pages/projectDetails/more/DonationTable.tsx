import type { ProjectDetail } from '../../../../shared/contract/content/projectPage.ts'
import { kinds } from '../../../../shared/kinds/kinds.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { Split } from '../../../content/Split.tsx'
import { unbroken } from '../../../content/unbroken.ts'
import { DonateLink } from '../../../donate/DonateLink.tsx'
import styles from './DonationTable.module.css'
import { moreWaysTexts } from './texts.ts'

/** Amount and effect, as a table; each line has a donate link. */
export const DonationTable = ({ project: { id, gives, donation_type } }: { project: ProjectDetail }) => {
  const texts = moreWaysTexts.use()
  if (gives.length === 0) return null
  const { listsItems } = kinds[donation_type]
  return (
    <Split tone="quiet" title={texts.gives} lead={texts.givesLead[donation_type]}>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.gives}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.amount}</th>
            <th scope="col">{texts.effect}</th>
            <th scope="col">{texts.give1}</th>
          </tr>
        </thead>
        <tbody>
          {gives.map(({ amount, text }) => (
            <tr key={`${amount} ${text}`}>
              <th scope="row">{formatRupees(amount)}</th>
              <td>{unbroken(text)}</td>
              <td>
                <DonateLink
                  projectId={id}
                  // The price of an item opens the list of items: the donor chooses the quantities there.
                  amount={listsItems ? undefined : amount}
                  aria-label={listsItems ? texts.chooseFor(text) : texts.giveAmount(formatRupees(amount))}
                >
                  {listsItems ? texts.choose : texts.give1}
                </DonateLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Split>
  )
}
