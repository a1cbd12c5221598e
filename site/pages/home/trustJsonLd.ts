import type { Contact } from '../../../shared/contract/content/contact.ts'
import type { Language } from '../../../shared/languages.ts'
import { href, paths } from '../../app/paths.ts'
import { siteRoot } from '../../app/firstLoad/roots.ts'
import type { JsonLd } from '../../app/Seo.tsx'
import { configuration } from '../../configuration.ts'
import { safeHref } from '../../layout/contactHref.ts'

interface TrustFacts {
  lang: Language
  description: string
  /** Left out if the API did not send it. */
  contact: Contact | undefined
}

/** The trust as schema.org's NGO, with the donation as its action. */
export const trustJsonLd = ({ lang, description, contact }: TrustFacts): JsonLd => {
  const links = [contact?.facebookUrl, contact?.instagram_url, contact?.linkedin_url, contact?.x_url]
  return {
    '@type': 'NGO',
    '@id': `${siteRoot}${paths.home}#trust`,
    name: contact?.companyName ?? configuration.name[lang],
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
