import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../app/language/language.ts'
import { pageAt } from '../../app/pages.ts'
import { configuration } from '../../configuration.ts'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { useProjectOfPage } from '../../donate/pageProject.ts'
import { buttonClass } from '../Button.tsx'
import { FooterContact } from './FooterContact.tsx'
import { FooterLinks } from './FooterLinks.tsx'
import styles from './Footer.module.css'
import { useTexts } from '../../texts/useTexts.ts'

export const Footer = () => {
  const { frame } = useTexts('common')
  const projectId = useProjectOfPage()
  const { pathname } = useLocation()
  const name = configuration.name[useLanguage()]
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section className={styles.call}>
          <h2>{frame.callTitle}</h2>
          <p>{frame.callText}</p>
          <DonateLink
            projectId={projectId}
            className={buttonClass(pageAt(pathname)?.quietFooter ? 'outline' : 'donate')}
          >
            {frame.donate}
          </DonateLink>
        </section>
        <FooterLinks />
        <FooterContact />
      </div>
      <p className={styles.rights}>{frame.rights(configuration.copyrightYear, name)}</p>
    </footer>
  )
}
