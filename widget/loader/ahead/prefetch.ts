/** Asks the API for what the form begins with, before the dialog's code is here. */
import { choicesPath, givingPath } from '../../../shared/api/paths.ts'
import type { Language } from '../../../shared/languages.ts'
import { isOwnPage } from '../../environment/isOwnPage.ts'
import type { Prefetched, Shell } from '../../shell.ts'

/** The signed-in person: on the trust's own pages every request carries the token, on a foreign page none does. */
const tokenOf = ({ session, siteRoot }: Shell['options']): string | null => {
  if (!isOwnPage(siteRoot)) return null
  return session ? session.getState().token : localStorage.getItem('token')
}

/** Async: storage may be blocked, and a `fetch` of the page's own making may throw. */
const ask = async (lang: Language, projectId: string, options: Shell['options']): Promise<Response> => {
  const token = tokenOf(options)
  const settings = {
    // Properties that a page has put on Object.prototype are not our settings.
    __proto__: null,
    headers: { 'Accept-Language': lang, ...(token && { Authorization: `Bearer ${token}` }) },
    // A form body needs no preflight, which saves a round trip on a foreign page.
    ...(projectId && { method: 'POST', body: new URLSearchParams({ project_id: projectId }) }),
  }
  return fetch(`${options.apiRoot}/${projectId ? givingPath : choicesPath}`, settings)
}

/**
 * Asks for the list of projects, and for the data of one project if one is named: each once.
 *
 * @param prefetched takes the answers
 * @param projectId not yet looked at: the API refuses what is no project
 */
export const prefetch = (
  prefetched: Prefetched,
  lang: Language,
  projectId: unknown,
  options: Shell['options'],
): void => {
  for (const id of projectId ? ['', String(projectId)] : ['']) {
    const key = lang + id
    if (prefetched[key]) continue
    prefetched[key] = ask(lang, id, options)
    // An answer that nobody reads keeps its connection open: what waits for a quiet network would wait for ever. The dialog asks again where this fails.
    prefetched[key].then((response) => response.clone().text()).catch(() => {})
  }
}
