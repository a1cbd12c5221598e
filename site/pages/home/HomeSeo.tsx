import type { HomeBanner } from '../../../shared/contract/content/banner.ts'
import { useLanguage } from '../../app/language/language.ts'
import { Seo } from '../../app/Seo.tsx'
import { useContact } from '../../layout/useContact.ts'
import { trustJsonLd } from './trustJsonLd.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Data for search engines and messengers: the trust, and that people can donate to it. */
export const HomeSeo = ({ banner }: { banner: HomeBanner | undefined }) => {
  const texts = useTexts('public').home
  const lang = useLanguage()
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
