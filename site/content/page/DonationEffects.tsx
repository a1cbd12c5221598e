import { kinds } from '../../../shared/kinds/kinds.ts'
import { formatRupees } from '../../../shared/money.ts'
import type { ProjectDetail } from '../../../shared/contract/content/projectPage.ts'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { buttonClass } from '../../layout/Button.tsx'
import { Split } from '../Split.tsx'
import styles from './DonationEffects.module.css'
import { contentPageTexts } from './texts.ts'

/** What a donation to the page's project does, each amount with a donate link. */
export const DonationEffects = ({ project }: { project: ProjectDetail }) => {
  const texts = contentPageTexts.use()
  const { id, title, gives, donation_type } = project
  // Items are chosen in the dialog.
  const { listsItems } = kinds[donation_type]
  return (
    <Split
      tone="quiet"
      title={texts.gives}
      lead={texts.givesLead(title)}
      aside={
        <DonateLink projectId={id} className={buttonClass('donate', styles.give)}>
          {texts.giveTo(title)}
        </DonateLink>
      }
    >
      <ul className={styles.list}>
        {gives.map(({ amount, text }) => (
          <li key={amount}>
            <span className={styles.amount}>{formatRupees(amount)}</span>
            <span>{text}</span>
            <DonateLink
              projectId={id}
              amount={listsItems ? undefined : amount}
              className={styles.way}
              aria-label={listsItems ? texts.chooseFor(text) : texts.giveAmount(formatRupees(amount))}
            >
              {listsItems ? texts.choose : texts.give}
            </DonateLink>
          </li>
        ))}
      </ul>
    </Split>
  )
}
