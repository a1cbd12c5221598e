/** Asks the API for what the dialog will need first, while the dialog's code is still being fetched. */
import { choicesPath, givingPath } from '../../shared/api/paths.ts'
import type { Early, Shell } from '../shell.ts'
import { language } from './language.ts'

/** Answers by path and project id, in one language. */
export const early = new Map<string, Early>()
let askedIn: string | undefined

/** A positive whole number, or nothing. */
export const positive = (given: unknown): number | undefined => {
  const number = Number(given)
  return number > 0 && Number.isSafeInteger(number) ? number : undefined
}

export const askAhead = (options: Shell['options'], projectId: number | undefined): void => {
  const lang = language(options)
  if (lang !== askedIn) early.clear()
  askedIn = lang
  const token = options.session?.getState().token
  const ask = (path: string, id?: number): void => {
    const key = path + (id ?? '')
    if (early.has(key)) return
    const answer = fetch(`${options.apiRoot}/${path}`, {
      // A form body and no token need no preflight: one round trip less on a foreign page.
      ...(id && { method: 'POST', body: new URLSearchParams({ project_id: `${id}` }) }),
      headers: { 'Accept-Language': lang, ...(token && { Authorization: `Bearer ${token}` }) },
      credentials: 'omit',
      // Read to its end now: from the press on, nothing has to come from the network's process any more.
    }).then(async (response) => new Response(await response.text(), response))
    answer.catch(() => early.delete(key))
    early.set(key, { at: Date.now(), answer })
  }
  ask(choicesPath)
  if (projectId) ask(givingPath, projectId)
}
