import { useLocation } from 'react-router-dom'
import { fallbackLanguage, type Language, languageFacts, languages } from '../../shared/languages.ts'
import { useLanguage } from './language/language.ts'
import { pageAt } from '../framework/pages.ts'
import { siteRoot, trustName } from '../framework/firstLoad/roots.ts'

/** Anything that JSON can say; see schema.org for what it means. */
export type JsonLd = Readonly<Record<string, unknown>>

interface SeoProps {
  /** As in the page's heading, without the trust's name. */
  title: string
  /** One or two sentences, plain text. */
  description: string
  /** Absolute address of a picture of at least 1200x630; the trust's own where absent. */
  picture?: string | undefined
  type?: 'website' | 'article'
  jsonLd?: readonly JsonLd[]
}

/** Query parameters that make another page, rather than another view of the same. */
const ownQuery = (pathname: string, search: string): string => {
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const [name, kind] of Object.entries(pageAt(pathname)?.query ?? {})) {
    const value = asked.get(name)
    if (value && kind !== 'words') kept.set(name, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

/** Cuts between words; search engines show about 160 characters. */
const cut = (text: string) => (text.length <= 170 ? text : `${text.slice(0, 165).replace(/\s+\S*$/, '')}…`)

/** `</script>` in a text must not end the element. */
const safeJson = (data: JsonLd) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** What search engines and messengers read: description, canonical address, every language, Open Graph, JSON-LD. React moves it to the head. */
export const Seo = ({ title, description, picture, type = 'website', jsonLd = [] }: SeoProps) => {
  const { pathname, search } = useLocation()
  const query = ownQuery(pathname, search)
  const lang = useLanguage()
  const address = `${siteRoot}${pathname}${query}`
  const inLanguage = (other: Language) =>
    other === fallbackLanguage ? address : `${address}${query ? '&' : '?'}lang=${other}`
  const canonical = inLanguage(lang)
  const text = cut(description)
  return (
    <>
      <meta name="description" content={text} />
      <link rel="canonical" href={canonical} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={inLanguage(other)} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={trustName[lang]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={languageFacts[lang].ogLocale} />
      <meta property="og:image" content={picture ?? `${siteRoot}/share.png`} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd.map((data) => (
        <script key={String(data['@type'])} type="application/ld+json">
          {safeJson({ '@context': 'https://schema.org', ...data })}
        </script>
      ))}
    </>
  )
}
