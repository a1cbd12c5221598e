import { element } from './element.ts'
import { language } from './language.ts'
import { options } from './settings.ts'
import { words } from './text.ts'

let warned = 0

/**
 * Never a dead button: says in an empty `body` that nothing came, and where giving is possible all the same.
 *
 * @param problem why our code did not come. For the page's owner, once: it names the file, and we what most often keeps it out
 */
export const offerOtherWays = (body: HTMLElement, projectId: number | '' = '', problem?: unknown): void => {
  if (problem) if (!warned++) console.warn(problem, 'script-src?')
  const lang = language()
  const [, title, , failed, ways] = words[lang]
  const href = `${options.siteRoot}/donate?lang=${lang}&project=${projectId}`
  if (!body.firstChild)
    body.append(
      element('p', { role: 'alert' }, failed),
      element('a', { href }, title),
      element('a', { href: href + '&ways=offline' }, ways),
    )
}
