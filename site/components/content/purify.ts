import DOMPurify, { type Config } from 'dompurify'

const words = (text: string) => text.split(' ')

/** What an editor's text may contain: structure, emphasis, links, pictures. No style, class, id, form, frame or script. */
const allowed: Config = {
  ALLOWED_TAGS: words(
    'p h2 h3 h4 ul ol li dl dt dd blockquote cite figure figcaption img a strong em b i abbr sub sup br hr table caption thead tbody tr th td',
  ),
  ALLOWED_ATTR: words('href src srcset sizes alt width height title lang scope colspan rowspan'),
  // `data-donate` would open the dialog, with an amount of the text's author.
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // A browser reads `/\host` as `//host`: another site.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i,
}

/** A server has no document to parse with, so jsdom provides one. Browsers never load it. */
const createPurifier = async () => {
  if (!import.meta.env.SSR || typeof window !== 'undefined') return DOMPurify
  const { JSDOM } = await import('jsdom')
  return DOMPurify(new JSDOM('').window)
}
const purifier = await createPurifier()

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG') {
    node.setAttribute('loading', 'lazy')
    node.setAttribute('decoding', 'async')
  }
  if (node.nodeName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? ''))
    node.setAttribute('rel', 'noopener external')
})

/** HTML of the API, safe to show (specification, decision 20). */
export const purify = (html: string): string => purifier.sanitize(html, allowed)
