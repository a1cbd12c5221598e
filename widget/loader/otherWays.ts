import { donateIn, forProject, offlineToo } from '../../shared/donation/donateAddressParts.ts'
import { element } from './element.ts'
import { language } from './language.ts'
import type { GivenId } from './readRequest.ts'
import { options } from './settings.ts'
import { failedText, otherWaysText, titleText } from './text.ts'

let warned = false

/**
 * Never a dead button: says in an empty `body` that nothing came, and where giving is possible all the same.
 *
 * @param problem why our code did not come. For the page's owner, once: it names the file, and we what most often keeps it out
 */
export const offerOtherWays = (body: HTMLElement, projectId: GivenId, problem?: unknown): void => {
  if (problem && !warned) {
    warned = true
    console.warn(problem, 'script-src?')
  }
  const lang = language()
  const href = `${options.siteRoot}${donateIn}${lang}${forProject}${projectId || ''}`
  if (!body.firstChild)
    body.append(
      element('p', { role: 'alert' }, failedText[lang]),
      element('a', { href }, titleText[lang]),
      element('a', { href: href + offlineToo }, otherWaysText[lang]),
    )
}
