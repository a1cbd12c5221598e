/** What a visitor presses: is there anything, and does it work without the script. */
import { lineOf } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import type { Trust } from '../trust.ts'
import { scriptTags } from './script.ts'

/** Whatever opens the form. */
export const openers = 'donate-button, donate-form, [data-donate]'

export function checkOpeners(page: PastedPage, trust: Trust): Finding[] {
  const found = [...page.document.querySelectorAll(openers)]
  return [...checkPresence(page, trust, found), ...found.flatMap((element) => checkLink(element, trust))]
}

function checkPresence(page: PastedPage, { siteRoot }: Trust, found: readonly Element[]): Finding[] {
  const { document } = page
  const floats = scriptTags(page).some((tag) => tag.hasAttribute('data-floating'))
  const opens = [...document.scripts].some(({ text }) => /DonateWidget|data-floating/.test(text))
  if (found.length > 0 || floats || opens || document.querySelector('a[href*="#donate"]')) return []
  const line = `<donate-button><a href="${siteRoot}/donate">Donate Now</a></donate-button>`
  return [{ code: 'opener_missing', about: '', fix: () => line }]
}

/** Is it a link to the trust, does it hold one, or does one stand beside it. */
function checkLink(element: Element, { siteRoot }: Trust): Finding[] {
  const link = `a[href^="${siteRoot}/"]`
  const beside = element.parentElement?.querySelector(`:scope > ${link}`)
  if (element.matches(link) || element.querySelector(link) || beside) return []
  const own = element.localName.startsWith('donate-')
  const told = { code: 'link_missing', about: element.localName, at: element } as const
  if (!own) return [{ ...told, fix: () => lineOf(linkFor(element, 'data-donate-project-id', siteRoot)) }]
  const mend = () => element.replaceChildren(linkFor(element, 'project-id', siteRoot))
  return [{ ...told, mend, fix: () => lineOf(element) }]
}

/** A link with the words and the project of what it stands for. */
function linkFor(element: Element, project: string, siteRoot: string): Element {
  const id = element.getAttribute(project)
  const link = element.ownerDocument.createElement('a')
  link.setAttribute('href', `${siteRoot}/donate${id ? `?project=${encodeURIComponent(id)}` : ''}`)
  link.textContent = element.textContent?.trim() || 'Donate Now'
  for (const { name, value } of element.attributes) if (name.startsWith('data-donate')) link.setAttribute(name, value)
  return link
}
