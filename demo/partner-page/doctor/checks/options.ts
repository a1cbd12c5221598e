/** What the script's tag says: roots of API and site, partner id, language, theme, corner, colour. */
import { corners, langs, themes } from '../../configurator/choices.ts'
import { wrongAttributes } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import type { Trust } from '../trust.ts'
import { scriptTags } from './brought.ts'

/** The language that the widget takes for `data-lang`: it looks at the beginning, so `hi-IN` is Hindi. */
export const langOf = (value: string) => langs.find((lang) => lang !== 'page' && value.startsWith(lang))

/** What an option should say; `null`: it should not be there. */
const right: Readonly<Record<string, (value: string) => string | null>> = {
  'data-lang': (value) => (langOf(value) ? value : (langOf(value.trim().toLowerCase()) ?? null)),
  'data-theme': (value) => themes.find((theme) => theme === value.trim().toLowerCase()) ?? null,
  // Never taken away: it may be all that the page has to press.
  'data-floating': (value) =>
    corners.find((corner) => corner === value) ?? (/left/i.test(value) ? 'bottom-left' : 'bottom-right'),
}

export function checkOptions(page: PastedPage, trust: Trust): Finding[] {
  const [tag] = scriptTags(page)
  if (!tag) return []
  const found = Object.entries(right).flatMap(([name, rightFor]) => {
    const value = tag.getAttribute(name)
    if (value === null || value === rightFor(value)) return []
    return [wrongAttributes('option_unknown', `${name}="${value}"`, tag, { [name]: rightFor(value) })]
  })
  found.push(...checkColour(tag))
  const apiRoot = tag.getAttribute('data-api-root')
  if (apiRoot !== null && apiRoot !== trust.apiRoot)
    found.push(wrongAttributes('api_answer', apiRoot, tag, { 'data-api-root': trust.apiRoot }))
  const siteRoot = tag.getAttribute('data-site-root')
  const { origin } = new URL(trust.siteRoot)
  if (siteRoot !== null && !(URL.canParse(siteRoot) && new URL(siteRoot).origin === origin))
    found.push(wrongAttributes('site_root', siteRoot, tag, { 'data-site-root': null }))
  return found
}

/** The widget hands it to CSS as it is. Digits without their `#` are what is forgotten most. */
function checkColour(tag: Element): Finding[] {
  const value = tag.getAttribute('data-accent')
  if (!value || isColour(value, tag)) return []
  const change = { 'data-accent': isColour(`#${value}`, tag) ? `#${value}` : null }
  return [wrongAttributes('colour_unknown', value, tag, change)]
}

/** A style keeps only what CSS understands. */
function isColour(value: string, { ownerDocument }: Element): boolean {
  const { style } = ownerDocument.createElement('i')
  style.color = value
  return style.color !== ''
}

/** Where the page stands: is it one of a partner that the trust knows. */
export function checkOrigin({ origin }: PastedPage, { siteRoot, partner }: Trust): Finding[] {
  if (!origin || !partner || partner.name !== null || origin === new URL(siteRoot).origin) return []
  return [{ code: 'origin_unregistered', about: origin, fix: () => origin }]
}
