import { Link, useLocation } from 'react-router-dom'
import { taxRegistration } from '../../../shared/taxRegistration.ts'
import { useLanguage } from '../../app/language/language.ts'
import { pageAt } from '../../framework/pages.ts'
import { paths } from '../../app/paths.ts'
import { trustName } from '../../framework/firstLoad/roots.ts'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { useProjectOfPage } from '../../features/giving/pageProject.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { buttonClass } from '../Button.tsx'
import { contactFacts } from '../contactFacts.tsx'
import { safeHref } from '../contactHref.ts'
import { Facts } from '../Facts.tsx'
import { useContact } from '../useContact.ts'
import styles from './Footer.module.css'

/** Fixed by the specification, decision 14. */
const copyrightYear = 2025

export const Footer = () => {
  const { frame } = useTexts('common')
  const projectId = useProjectOfPage()
  const { pathname } = useLocation()
  const name = trustName[useLanguage()]
  return (
    <footer className={`${styles.footer} on-screen`}>
      <div className={styles.inner}>
        <section className={`flow-close ${styles.call}`}>
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
      <p className={styles.rights}>{frame.rights(copyrightYear, name)}</p>
    </footer>
  )
}

/** Quick links, in the specification's order and wording (section 2). */
const FooterLinks = () => {
  const { nav, quick } = useTexts('common')
  const { pathname } = useLocation()
  const links: ReadonlyArray<readonly [to: string, text: string]> = [
    [paths.home, nav.home],
    [paths.about, nav.about],
    [paths.swargashram, nav.swargashram],
    [paths.projects, nav.projects],
    [paths.csrSupport, nav.csr],
    [paths.media, nav.gallery],
    [paths.blog, quick.insights],
    [paths.contact, nav.contact],
    [paths.privacy, quick.privacy],
    [paths.terms, quick.terms],
  ]
  return (
    <nav className={styles.quick} aria-labelledby="quick-links">
      <h2 id="quick-links">{quick.label}</h2>
      <ul className={styles.links}>
        {links.map(([to, text]) => (
          <li key={to}>
            <Link to={to} aria-current={to === pathname ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The contact block; absent if its details do not load (specification, section 8: logged only). */
export const FooterContact = () => {
  const { frame } = useTexts('common')
  const { data } = useContact()
  if (!data) return null
  const tax = taxRegistration(data.offline?.registrations)
  const social = [
    ['Facebook', data.facebookUrl],
    ['Instagram', data.instagram_url],
    ['LinkedIn', data.linkedin_url],
    ['X', data.x_url],
  ].flatMap(([name, url]) => {
    const to = safeHref(url)
    if (!name || !to) return []
    return (
      <a key={name} href={to} rel="noopener external">
        {name}
      </a>
    )
  })
  return (
    <section className={styles.contact}>
      <h2>{frame.contact}</h2>
      <Facts
        look=""
        facts={[
          ...contactFacts(data, data.companySewaAddress, frame),
          [
            frame.taxDeduction,
            tax && (
              <>
                <span>{tax.label}</span>
                <span>{tax.value}</span>
              </>
            ),
          ],
          [frame.follow, social.length > 0 && social],
        ]}
      />
    </section>
  )
}
