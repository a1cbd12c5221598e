/** What happens at the first sign that somebody wants to give: the dialog's code is fetched, and what asks the API (`ahead.ts`). */
import { element, showIn } from './element.ts'
import { language, folder, options, page, tag } from './settings.ts'
import { schedule } from './hostPage.ts'
import { load } from './modules.ts'
import type { GivenId } from './readRequest.ts'

let hinted = false

/** Tells the browser what will be needed. Once begun, it goes on without its link. */
const hint = (rel: string, href: string): void => {
  const link = element('link', { rel, href, crossOrigin: '', nonce: tag.nonce })
  page().append(link)
  link.replaceWith()
}

/**
 * Begins to fetch the dialog's code: it is the largest file, so a press on a slow network waits for it. It is not evaluated yet, because in the press's
 * own task that would make the press slower. The single file contains it already.
 */
export const preload = (): void => {
  if (!__FOLDER__ || hinted) return
  hinted = true
  hint('modulepreload', `${folder}modal.js`)
  // The API is often on a server of its own: three round trips before the first question.
  hint('preconnect', options.apiRoot)
}

/**
 * @param projectId named by the opener, otherwise the page's default; not checked: the API refuses an unknown project
 * @param opener under the pointer or with the focus; none if only the browser is idle
 */
export const intend = (projectId?: GivenId, opener?: Element): void => {
  preload()
  // After the frame that a press is waiting for.
  schedule(() => {
    load(language())
      .then((ahead) => ahead.warm(options, load, projectId || options.projectId, opener && showIn))
      .catch(() => {})
  })
}
