/** What a visitor presses: is there anything, does it name a project that there is, and does it work without the script. */
import type { PastedPage } from '../pastedPage.ts'
import type { Problem } from '../problem.ts'
import type { Trust } from '../trust.ts'
import { mended, scriptTags } from './script.ts'

const elements = 'donate-button, donate-form, [data-donate]'

export function checkOpeners(page: PastedPage, trust: Trust): Problem[] {
  const found = [...page.document.querySelectorAll(elements)]
  return [
    ...checkPresence(page, trust, found),
    ...found.flatMap((element) => checkLink(element, page, trust)),
    ...checkProjects(page, trust),
  ]
}

function checkPresence(page: PastedPage, trust: Trust, found: readonly Element[]): Problem[] {
  const { document } = page
  const floats = scriptTags(page).some((tag) => tag.hasAttribute('data-floating'))
  const opens = [...document.scripts].some(({ text }) => /DonateWidget|data-floating/.test(text))
  if (found.length > 0 || floats || opens || document.querySelector('a[href*="#donate"]')) return []
  return [
    {
      code: 'opener_missing',
      about: '',
      fix: `<donate-button><a href="${trust.siteRoot}/donate">Donate Now</a></donate-button>`,
    },
  ]
}

/** Is it a link to the trust, does it hold one, or does one stand beside it. */
function checkLink(element: Element, page: PastedPage, trust: Trust): Problem[] {
  const link = `a[href^="${trust.siteRoot}/"]`
  if (element.matches(link) || element.querySelector(link) || element.parentElement?.querySelector(`:scope > ${link}`))
    return []
  const id = idOf(element)
  const href = `${trust.siteRoot}/donate${id ? `?project=${id}` : ''}`
  const words = element.textContent?.trim() || 'Donate Now'
  const anchor = page.document.createElement('a')
  anchor.setAttribute('href', href)
  anchor.textContent = words
  const copy = element.localName.startsWith('donate-') ? (element.cloneNode() as Element) : anchor
  if (copy === anchor) {
    for (const { name, value } of element.attributes)
      if (name.startsWith('data-donate')) anchor.setAttribute(name, value)
  } else copy.append(anchor)
  return [
    {
      code: 'link_missing',
      about: element.localName,
      line: page.lineOf(element),
      fix: copy.outerHTML.replaceAll('=""', ''),
    },
  ]
}

const names = ['project-id', 'data-donate-project-id', 'data-project-id'] as const

const idOf = (element: Element): string | null => {
  const name = names.find((one) => element.hasAttribute(one))
  return name ? element.getAttribute(name) : null
}

function checkProjects(page: PastedPage, { projects, siteRoot }: Trust): Problem[] {
  const [first] = projects
  if (!first) return []
  const exists = (id: string) => projects.some((project) => String(project.id) === id)
  const named = [...page.document.querySelectorAll(`${elements}, script[src*="/donate.js"]`)].flatMap(
    (element): Problem[] =>
      names.flatMap((name) => {
        const id = element.getAttribute(name)
        if (id === null || exists(id)) return []
        return [
          {
            code: 'project_unknown',
            about: id,
            line: page.lineOf(element),
            fix: mended(element, { [name]: String(first.id) }),
          },
        ]
      }),
  )
  const linked = [...page.document.querySelectorAll(`a[href*="#donate="], a[href^="${siteRoot}/donate?"]`)].flatMap(
    (element): Problem[] => {
      const href = element.getAttribute('href') ?? ''
      const id = /#donate=([^&]*)$|[?&]project=([^&#]*)/
        .exec(href)
        ?.slice(1)
        .find((part) => part !== undefined)
      if (id === undefined || exists(id)) return []
      const right = href.replace(/(#donate=|[?&]project=)[^&#]*/, `$1${first.id}`)
      return [{ code: 'project_unknown', about: id, line: page.lineOf(element), fix: mended(element, { href: right }) }]
    },
  )
  return [...named, ...linked]
}
