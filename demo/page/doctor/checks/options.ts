/** What the script's tag says: roots of API and site, partner id, language, theme, corner, colour. */
import { corners, langs, themes } from '../../configurator/choices.ts'
import { wrongAttributes } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import type { Trust } from '../trust.ts'
import { scriptTags } from './brought.ts'

const known: Readonly<Record<string, (value: string) => boolean>> = {
  'data-lang': (value) => langs.some((lang) => lang === value && lang !== 'page'),
  'data-theme': (value) => themes.some((theme) => theme === value),
  'data-floating': (value) => corners.some((corner) => corner === value),
}

export function checkOptions(page: PastedPage, trust: Trust): Finding[] {
  const [tag] = scriptTags(page)
  if (!tag) return []
  const found = Object.entries(known).flatMap(([name, fits]) => {
    const value = tag.getAttribute(name)
    if (value === null || fits(value)) return []
    return [wrongAttributes('option_unknown', `${name}="${value}"`, tag, { [name]: null })]
  })
  found.push(...checkColour(tag))
  const apiRoot = tag.getAttribute('data-api-root')
  if (apiRoot !== null && apiRoot !== trust.apiRoot)
    found.push(wrongAttributes('api_answer', apiRoot, tag, { 'data-api-root': trust.apiRoot }))
  const siteRoot = tag.getAttribute('data-site-root')
  const right = new URL(trust.siteRoot).origin
  if (siteRoot !== null && !(URL.canParse(siteRoot) && new URL(siteRoot).origin === right))
    found.push(wrongAttributes('site_root', siteRoot, tag, { 'data-site-root': null }))
  return [...found, ...checkPartner(tag, page, trust)]
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

function checkPartner(tag: Element, { origin }: PastedPage, trust: Trust): Finding[] {
  const given = tag.getAttribute('data-partner')
  const registered = trust.partner?.partner_id
  if (given === null || given === registered) return []
  const slug = /^[a-z0-9][a-z0-9-]{0,39}$/.test(given)
  // Whose id it is can only be said of a page whose address we know.
  if (slug && (!registered || !origin)) return []
  return [wrongAttributes('partner_unknown', given, tag, { 'data-partner': registered ?? null })]
}

/** Where the page stands: is it one of a partner that the trust knows. */
export function checkOrigin({ origin }: PastedPage, { siteRoot, partner }: Trust): Finding[] {
  if (!origin || !partner || partner.name !== null || origin === new URL(siteRoot).origin) return []
  return [{ code: 'origin_unregistered', about: origin, fix: () => origin }]
}
