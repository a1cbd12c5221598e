import type { ReactNode } from 'react'
import type { ProjectDetail } from '../../../shared/contract/project.ts'
import { kinds } from '../../../shared/kinds/kinds.ts'
import { formatRupees } from '../../../shared/money.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass } from '../Button.tsx'
import { Section } from '../Section.tsx'
import { unbroken } from './unbroken.ts'
import styles from './ContentPageBody.module.css'
import { useTexts } from '../../texts/useTexts.ts'

interface DonationTableProps {
  project: ProjectDetail
  lead: string
  /** Below the title. */
  aside?: ReactNode
}

/** What a donation to a project does: amount and effect, each with a donate link. */
export const DonationTable = ({ project: { id, gives, donation_type }, lead, aside }: DonationTableProps) => {
  const texts = useTexts('content').contentPage
  // The price of an item opens the list of items: the donor chooses the quantities there.
  const { listsItems } = kinds[donation_type]
  return (
    <Section sideHeading tone="quiet" title={texts.gives} lead={lead} aside={aside}>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.gives}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.amount}</th>
            <th scope="col">{texts.effect}</th>
            <th scope="col">{texts.give}</th>
          </tr>
        </thead>
        <tbody className="flow-lines">
          {gives.map(({ amount, text: effect }) => (
            <tr key={`${amount} ${effect}`}>
              <th scope="row" className="text-amount">
                {formatRupees(amount)}
              </th>
              <td>{unbroken(effect)}</td>
              <td>
                <DonateLink
                  projectId={id}
                  amount={listsItems ? undefined : amount}
                  className={buttonClass('outline')}
                  aria-label={listsItems ? texts.chooseFor(effect) : texts.giveAmount(formatRupees(amount))}
                >
                  {listsItems ? texts.choose : texts.give}
                </DonateLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
