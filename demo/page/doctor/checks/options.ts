/** What the script's tag says: API root, partner id, language, theme, corner, colour. */
import { checkAccent } from '../../configurator/accent.ts'
import { corners, langs, themes } from '../../configurator/choices.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Problem } from '../problem.ts'
import type { Trust } from '../trust.ts'
import { mended, scriptTags } from './script.ts'

const known: Readonly<Record<string, (value: string) => boolean>> = {
  'data-lang': (value) => langs.some((lang) => lang === value && lang !== 'page'),
  'data-theme': (value) => themes.some((theme) => theme === value),
  'data-floating': (value) => corners.some((corner) => corner === value),
  'data-accent': (value) =>
    checkAccent(value).verdict !== 'refused' || /^(rgb|hsl|oklch|lab)a?\(|^[a-z]+$/i.test(value),
}

export const checkOptions = (page: PastedPage, trust: Trust): Problem[] =>
  scriptTags(page).flatMap((tag) => {
    const line = page.lineOf(tag)
    const problems: Problem[] = Object.entries(known).flatMap(([name, fits]) => {
      const value = tag.getAttribute(name)
      if (value === null || fits(value)) return []
      return [
        { code: 'option_unknown' as const, about: `${name}="${value}"`, line, fix: mended(tag, { [name]: null }) },
      ]
    })
    const apiRoot = tag.getAttribute('data-api-root')
    if (apiRoot !== null && apiRoot !== trust.apiRoot)
      problems.push({ code: 'api_answer', about: apiRoot, line, fix: mended(tag, { 'data-api-root': trust.apiRoot }) })
    return [...problems, ...checkPartner(tag, line, page, trust)]
  })

function checkPartner(tag: Element, line: number | undefined, { origin }: PastedPage, trust: Trust): Problem[] {
  const given = tag.getAttribute('data-partner')
  const registered = trust.partner?.partner_id
  if (given === null || given === registered) return []
  const slug = /^[a-z0-9][a-z0-9-]{0,39}$/.test(given)
  // Whose id it is can only be said of a page whose address we know.
  if (slug && (!registered || !origin)) return []
  return [{ code: 'partner_unknown', about: given, line, fix: mended(tag, { 'data-partner': registered ?? null }) }]
}

/** Where the page stands: is it one of a partner that the trust knows. */
export function checkOrigin({ origin }: PastedPage, { siteRoot, partner }: Trust): Problem[] {
  if (!origin || !partner || partner.name !== null || origin === new URL(siteRoot).origin) return []
  return [{ code: 'origin_unregistered', about: origin, fix: origin }]
}
