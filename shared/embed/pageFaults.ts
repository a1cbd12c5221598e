/** Rules for what attributes say, shared by the embed doctor and `DonateWidget.diagnose()`: they know names and values, and no document. */
import { attributeOf, rightWord, settingNames } from './settings.ts'

/** A fault of an attribute, and what it should say; null: it should not be there. */
export interface AttributeFault {
  code: 'option_unknown' | 'colour_unknown' | 'partner_unknown' | 'project_unknown'
  about: string
  more?: string
  attribute: string
  right: string | null
}

/** CSS keeps only what it understands. @param style of an element that is not shown */
const isColour = (text: string, style: { color: string }): boolean => {
  style.color = ''
  style.color = text
  return style.color !== ''
}

/** Words and colours that the widget does not know. @param valueOf what a setting says, by name; null if nothing */
export const settingFaults = (valueOf: (name: string) => string | null, style: { color: string }): AttributeFault[] => {
  const words = settingNames.flatMap((name): AttributeFault[] => {
    const [attribute, value] = [attributeOf(name), valueOf(name)]
    const right = value === null ? null : rightWord(name, value)
    return value === right ? [] : [{ code: 'option_unknown', about: `${attribute}="${value}"`, attribute, right }]
  })
  const colour = valueOf('accent')
  if (!colour || isColour(colour, style)) return words
  // Digits without their `#` are what is forgotten most.
  const right = isColour(`#${colour}`, style) ? `#${colour}` : null
  return [...words, { code: 'colour_unknown', about: colour, attribute: attributeOf('accent'), right }]
}

const mostListed = 12

/** A project that the trust does not have. Without its list, none is called wrong. */
export const projectFault = (
  attribute: string,
  id: string,
  projects: ReadonlyArray<{ id: number; title: string }>,
): AttributeFault | null => {
  const [first] = projects
  if (!first || projects.some((project) => String(project.id) === id)) return null
  const more = projects.slice(0, mostListed).map((project) => `${project.id} (${project.title})`)
  return { code: 'project_unknown', about: id, more: more.join(', '), attribute, right: String(first.id) }
}

/** What the API knows of an origin: no name if it is not registered. */
export interface KnownPartner {
  name: string | null
  partner_id?: string | null | undefined
}

/** @param known of the page's origin @param isNobodys no partner has this id */
export const partnerFault = (
  id: string,
  known: KnownPartner | undefined,
  isNobodys: boolean,
): AttributeFault | null => {
  const registered = known?.partner_id ?? null
  if (!isNobodys && (registered === null || registered === id)) return null
  return { code: 'partner_unknown', about: id, attribute: attributeOf('partner'), right: registered }
}

/** The part of a script's address that names the build: `v1`, or a version that never changes. */
export const buildOf = (source: string): string => /\/widget\/([^/]+)\/donate\.js/.exec(source)?.[1] ?? ''

/** `//trust.example.org` of a script's address; empty if it is below the page's own. */
const serverOf = (source: string): string => /\/\/[^/]+/.exec(source)?.[0] ?? ''

/**
 * One fault for each script after the first, because only the first of a trust works.
 *
 * @param sources addresses, in the order of the page
 * @param severalTrusts whether another server can be another trust's; otherwise it has a copy
 */
export const repeatedScripts = (
  sources: readonly string[],
  severalTrusts: boolean,
): Array<{ code: 'script_twice' | 'script_mixed' | 'script_trusts'; about: string }> => {
  const [first = '', ...others] = sources
  return others.map((source) => {
    const [one, other] = [serverOf(first), serverOf(source)]
    if (severalTrusts && one && other && one !== other)
      return { code: 'script_trusts', about: `${one}, ${other}`.replaceAll('//', '') }
    return buildOf(source) === buildOf(first)
      ? { code: 'script_twice', about: String(sources.length) }
      : { code: 'script_mixed', about: `${buildOf(first)}, ${buildOf(source)}` }
  })
}

/** `https://trust.example.org` of any address below it; undefined if it is not a whole address. */
const originOf = (address: string): string | undefined => /^https?:\/\/[^/?#\s]+(?=[/?#]|$)/.exec(address)?.[0]

/** Whether this can be the root of the trust's site. @param site a known address of that site */
export const isSiteRoot = (text: string, site?: string): boolean =>
  originOf(text) !== undefined && (site === undefined || originOf(text) === originOf(site))

/** The trust's own pages belong to no partner. A back end without partners has no answer. */
export const isUnregistered = (origin: string, siteRoot: string, known: KnownPartner | undefined): boolean =>
  known?.name === null && origin !== originOf(siteRoot)

/** What a page's content policy must allow, and nothing else: an origin for each directive. */
export const policyNeeds = ({ siteRoot, apiRoot }: { siteRoot: string; apiRoot: string }) => {
  const api = originOf(apiRoot) ?? apiRoot
  return { 'script-src': originOf(siteRoot) ?? siteRoot, 'connect-src': api, 'img-src': api } as const
}
