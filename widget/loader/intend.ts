/** What happens at the first sign that somebody wants to give: modules and the API's data are fetched side by side. */
import { choicesPath, givingPath } from '../../shared/api/paths.ts'
import type { Early } from '../shell.ts'
import { element, showIn } from './element.ts'
import { language } from './language.ts'
import { later } from './later.ts'
import { load } from './modules.ts'
import { folder, options, page, tag } from './settings.ts'

/** Answers that were asked for ahead, by language, path and form body. */
export const early: Early = {}
let fetched = 0

/** Who is signed in: on the trust's own pages every request says so, a foreign page has nothing to say. */
const token = (): string | null | undefined => {
  try {
    if (location.origin === new URL(options.siteRoot).origin)
      return options.session ? options.session.getState().token : localStorage.getItem('token')
  } catch {
    // Storage is blocked, so nobody is.
  }
  return null
}

const ask = (path: string, body?: URLSearchParams): void => {
  const lang = language()
  const bearer = token()
  // `async`: a `fetch` of the page's own making may throw.
  const answer = (early[lang + path + body] ||= (async () =>
    fetch(options.apiRoot + '/' + path, {
      // What a page has put on Object.prototype is no setting of ours.
      __proto__: null,
      // A form body needs no preflight: one round trip less on a foreign page.
      method: (body && 'POST') as string,
      body: body as URLSearchParams,
      headers: { 'Accept-Language': lang, ...(bearer && { Authorization: 'Bearer ' + bearer }) },
    } as RequestInit))())
  // The dialog asks again where this comes to nothing.
  answer.catch(() => {})
}

/**
 * @param projectId what an opener named, else the page's own counts; not yet looked at: the API refuses what is no project
 * @param opener that pointer or focus is on; none while it is only the browser that is idle
 */
export const intend = (projectId?: unknown, opener?: Element): void => {
  // At once, and before the answers of the API: the dialog's code is the largest file, and what a press on a slow network waits for. Fetched, not evaluated: in the press's own
  // task that would make it slower. Once begun, it goes on without its link. In the single file it is here already.
  if (__FOLDER__ && !fetched++)
    page()
      .appendChild(element('link', { rel: 'modulepreload', nonce: tag.nonce, href: folder + 'modal.js' }))
      .replaceWith()
  // After the frame that a press is waiting for: all else is small, and here before that file.
  later(() => {
    load(language())
      .then((ahead) => ahead.warm(early, opener && showIn))
      .catch(() => {})
    ask(choicesPath)
    const project_id = (projectId || options.projectId) as string
    if (project_id) ask(givingPath, new URLSearchParams({ project_id }))
  })
}
