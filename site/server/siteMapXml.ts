/** What search engines ask for first. */

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @param paths of the public pages; each is listed with its Hindi form */
export const siteMapXml = (siteRoot: string, paths: readonly string[]): string => {
  const entry = (path: string): string => {
    const en = inXml(`${siteRoot}${path}`)
    const hi = `${en}?lang=hi`
    const both = `<xhtml:link rel="alternate" hreflang="en" href="${en}"/><xhtml:link rel="alternate" hreflang="hi" href="${hi}"/>`
    return `<url><loc>${en}</loc>${both}</url><url><loc>${hi}</loc>${both}</url>`
  }
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${paths.map(entry).join('\n')}\n</urlset>\n`
}

/** Pages of one person are nobody else's. */
const personal = [
  '/profile',
  '/donation',
  '/notifications',
  '/partner-report',
  '/payment-success',
  '/payment-failure',
  '/payment-pending',
  '/connect',
  '/handover',
]

export const robotsText = (siteRoot: string): string =>
  ['User-agent: *', ...personal.map((path) => `Disallow: ${path}`), `Sitemap: ${siteRoot}/sitemap.xml`, ''].join('\n')
