import { NavLink } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import styles from './LegalPage.module.css'
import { legalTexts } from './texts.ts'

/** Switches between the two texts. */
export const LegalTabs = () => {
  const texts = legalTexts.use()
  return (
    <nav aria-label={texts.both} className={styles.tabs}>
      <NavLink to={paths.privacy}>{texts.privacy}</NavLink>
      <NavLink to={paths.terms}>{texts.terms}</NavLink>
    </nav>
  )
}
