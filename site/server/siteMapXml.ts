/** The first files that search engines request. */
import { fallbackLanguage, languages } from '../../shared/languages.ts'

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @param paths of the public pages; each is listed in every language */
export const siteMapXml = (siteRoot: string, paths: readonly string[]): string => {
  const entry = (path: string): string => {
    const page = inXml(`${siteRoot}${path}`)
    const all = languages.map((lang) => ({ lang, href: lang === fallbackLanguage ? page : `${page}?lang=${lang}` }))
    const links = all
      .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
      .join('')
    return all.map(({ href }) => `<url><loc>${href}</loc>${links}</url>`).join('')
  }
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${paths.map(entry).join('\n')}\n</urlset>\n`
}

/** @param personal paths of pages that search engines must not visit */
export const robotsText = (siteRoot: string, personal: readonly string[]): string =>
  ['User-agent: *', ...personal.map((path) => `Disallow: ${path}`), `Sitemap: ${siteRoot}/sitemap.xml`, ''].join('\n')
