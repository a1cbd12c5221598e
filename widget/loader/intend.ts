/** What happens at the first sign that somebody wants to give: modules and the API's data are fetched side by side. */
import { choicesPath, givingPath } from '../../shared/api/paths.ts'
import type { Prefetched } from '../shell.ts'
import { element, showIn } from './element.ts'
import { language } from './language.ts'
import { later } from './later.ts'
import { load } from './modules.ts'
import type { GivenId } from './readRequest.ts'
import { folder, options, page, tag } from './settings.ts'

export const prefetched: Prefetched = {}
let fetched = false

/** Who is signed in: on the trust's own pages every request says so, a foreign page has nothing to say. */
const token = (): string | null | undefined => {
  try {
    if (location.origin === new URL(options.siteRoot).origin)
      return options.session ? options.session.getState().token : localStorage.getItem('token')
  } catch {
    // Storage is blocked, so nobody is.
  }
}

/** Asks for the list of projects, or for the data of one project. */
const prefetch = (projectId = ''): void => {
  const lang = language()
  const bearer = token()
  const settings = {
    // What a page has put on Object.prototype is no setting of ours.
    __proto__: null,
    headers: { 'Accept-Language': lang, ...(bearer && { Authorization: 'Bearer ' + bearer }) },
    // A form body needs no preflight: one round trip less on a foreign page.
    ...(projectId && { method: 'POST', body: new URLSearchParams({ project_id: projectId }) }),
  }
  const url = `${options.apiRoot}/${projectId ? givingPath : choicesPath}`
  // `async`: a `fetch` of the page's own making may throw.
  const answer = (prefetched[lang + projectId] ??= (async () => fetch(url, settings))())
  // The dialog asks again where this comes to nothing.
  answer.catch(() => {})
}

/**
 * @param projectId what an opener named, else the page's own counts; not yet looked at: the API refuses what is no project
 * @param opener that pointer or focus is on; none while it is only the browser that is idle
 */
export const intend = (projectId?: GivenId, opener?: Element): void => {
  // At once, and before the answers of the API: the dialog's code is the largest file, and what a press on a slow network waits for. Fetched, not
  // evaluated: in the press's own task that would make it slower. Once begun, it goes on without its link. In the single file it is here already.
  if (__FOLDER__ && !fetched) {
    fetched = true
    const link = element('link', { rel: 'modulepreload', nonce: tag.nonce, href: `${folder}modal.js` })
    page().append(link)
    link.replaceWith()
  }
  // After the frame that a press is waiting for: all else is small, and here before that file.
  later(() => {
    load(language())
      .then((ahead) => ahead.warm(prefetched, opener && showIn))
      .catch(() => {})
    prefetch()
    const chosen = projectId || options.projectId
    if (chosen) prefetch(String(chosen))
  })
}
