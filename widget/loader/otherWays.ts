import { donateIn, forProject, offlineToo } from '../../shared/donation/address/donateAddressParts.ts'
import { element } from './element.ts'
import { language, options } from './settings.ts'
import type { GivenId } from './readRequest.ts'
import { failedText, otherWaysText, titleText } from './text.ts'

let warned = false

/**
 * Never a dead button: explains in an empty `body` that nothing loaded, and shows where donating is still possible.
 *
 * @param problem why our code did not load. Reported to the page owner once: it names the file, and we add the most common reason
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
