/** Projects that the page names: in attributes, and in addresses. */
import { wrongAttributes } from '../mend.ts'
import type { PastedPage } from '../pastedPage.ts'
import type { Finding } from '../problem.ts'
import type { Trust } from '../trust.ts'
import { openers } from './openers.ts'

const attributes = ['project-id', 'data-donate-project-id', 'data-project-id'] as const
const inAddress = /(#donate=|[?&]project=)([^&#]*)/

export function checkProjects({ document }: PastedPage, { projects, siteRoot }: Trust): Finding[] {
  const [first] = projects
  if (!first) return []
  const right = String(first.id)
  const unknown = (id: string | null | undefined): id is string =>
    typeof id === 'string' && !projects.some((project) => String(project.id) === id)

  const named = [...document.querySelectorAll(`${openers}, script[src*="/donate.js"]`)].flatMap((element) =>
    attributes.flatMap((name) => {
      const id = element.getAttribute(name)
      return unknown(id) ? [wrongAttributes('project_unknown', id, element, { [name]: right })] : []
    }),
  )
  const linked = [...document.querySelectorAll(`a[href*="#donate="], a[href^="${siteRoot}/donate?"]`)].flatMap(
    (link) => {
      const href = link.getAttribute('href') ?? ''
      const id = inAddress.exec(href)?.[2]
      const change = { href: href.replace(inAddress, `$1${right}`) }
      return unknown(id) ? [wrongAttributes('project_unknown', id, link, change)] : []
    },
  )
  return [...named, ...linked]
}
