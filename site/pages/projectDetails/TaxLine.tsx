import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { useContact } from '../../layout/useContact.ts'
import styles from './DonationArea.module.css'
import { projectTexts } from './texts.ts'

/** The trust's 80G registration, as its own details state it; nothing if they name none, or have not loaded. */
export const TaxLine = () => {
  const texts = projectTexts.use()
  const found = taxRegistration(useContact().data?.offline?.registrations)
  if (!found) return null
  return (
    <p className={styles.small}>
      {texts.tax(found.label)} <span className={styles.number}>{found.value}</span>
    </p>
  )
}
