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
