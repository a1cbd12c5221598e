import { Link } from 'react-router-dom'
import type { HomeBanner } from '../../../shared/contract/content/pages.ts'
import type { Contact } from '../../../shared/contract/content/contact.ts'
import type { Language } from '../../../shared/languages.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { type JsonLd, Seo } from '../../app/Seo.tsx'
import { siteRoot, trustName } from '../../framework/firstLoad/roots.ts'
import { href, paths } from '../../app/paths.ts'
import { belowView } from '../../components/content/belowView.tsx'
import { DonateLink } from '../../features/giving/DonateLink.tsx'
import { buttonClass } from '../../components/Button.tsx'
import { safeHref } from '../../components/contactHref.ts'
import { PictureView } from '../../components/picture/PictureView.tsx'
import { useContact } from '../../components/useContact.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Home.module.css'
import { useHomeBanners } from './useHomeBanners.ts'

// The banner fills the first view; the content below loads after it, with the texts of posts and projects.
const HomeStory = belowView(async () => (await import('./HomeStory.tsx')).HomeStory, { texts: ['projects'] })

/** What the trust is, where the money goes, and what is new. */
export const HomePage = () => {
  const banner = useHomeBanners()[0]
  return (
    <>
      <HomeSeo banner={banner} />
      <HomeHero banner={banner} />
      <HomeStory />
    </>
  )
}

/** Data for search engines and messengers: the trust, and that people can donate to it. */
const HomeSeo = ({ banner }: { banner: HomeBanner | undefined }) => {
  const { home: texts, lang } = useTexts('public')
  const { data: contact } = useContact()
  const description = banner?.text ?? texts.text
  return (
    <Seo
      title={banner?.title ?? texts.title}
      description={description}
      jsonLd={[trustJsonLd({ lang, description, contact })]}
    />
  )
}

interface TrustFacts {
  lang: Language
  description: string
  /** Left out if the API did not send it. */
  contact: Contact | undefined
}

/** The trust as schema.org's NGO, with the donation as its action. */
const trustJsonLd = ({ lang, description, contact }: TrustFacts): JsonLd => {
  const links = [contact?.facebookUrl, contact?.instagram_url, contact?.linkedin_url, contact?.x_url]
  return {
    '@type': 'NGO',
    '@id': `${siteRoot}${paths.home}#trust`,
    name: contact?.companyName ?? trustName[lang],
    url: `${siteRoot}${paths.home}`,
    description,
    ...(contact?.companyEmail && { email: contact.companyEmail }),
    ...(contact?.companyContactFirst && { telephone: contact.companyContactFirst }),
    ...(contact?.companySewaAddress && { address: contact.companySewaAddress }),
    sameAs: links.flatMap((link) => safeHref(link) ?? []),
    potentialAction: {
      '@type': 'DonateAction',
      target: `${siteRoot}${href.donate()}`,
      recipient: { '@id': `${siteRoot}${paths.home}#trust` },
    },
  }
}

/** The first banner: its picture across the page, its words below. If it does not load, the page still has its name and the donate button. */
const HomeHero = ({ banner }: { banner: HomeBanner | undefined }) => {
  const texts = useTexts('public').home
  const { frame } = useTexts('common')
  const title = banner?.title ?? texts.title
  return (
    <div>
      <div className={styles.frame}>{banner && <PictureView picture={banner.picture} first />}</div>
      <div className={`flow-band flow-columns ${styles.words}`}>
        <div className={styles.title}>
          <PageHeading title={title}>{title}</PageHeading>
        </div>
        <div className={styles.beside}>
          <p>{banner?.text ?? texts.text}</p>
          <div className="link-row">
            <DonateLink className={buttonClass('donate')}>{frame.donate}</DonateLink>
            {banner?.link && (
              <Link to={banner.link} className={buttonClass('text')}>
                {texts.readMore}
                <span className="visually-hidden">: {title}</span>
              </Link>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
