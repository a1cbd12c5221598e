import { ApiError, readAnswer } from '../../../shared/contract/transport.ts'
import type { AuthStore } from '../../../shared/auth/authStore.ts'
import { fileLinkSchema } from '../../../shared/contract/fileLink.ts'
import { currentLanguage } from '../../app/language/language.ts'
import { apiRoot } from '../../framework/firstLoad/roots.ts'
import { expireSession } from '../../app/session/sessionEnd.ts'

/** Waiting time, in ms. A file of all donations takes longer than a page. */
const patienceMs = 120_000

interface SavedFile {
  /** Path under the API root. */
  path: string
  /** A JSON payload; absent: the file is read with GET. */
  json?: unknown
  name: string
}

/**
 * Saves a file of the API. The browser opens a plain link with a ticket, because browsers inside other apps (WhatsApp, Instagram) save nothing that a page has made.
 * The answer to a POST is read with the token and saved under the name. The same happens if the back end has no such links.
 * @returns the link, to show it in case the browser ignored it; null if there is none
 * @throws ApiError
 */
export const saveFile = async (session: AuthStore, { path, json, name }: SavedFile): Promise<string | null> => {
  const link = json === undefined ? await linkTo(session, path) : null
  if (link) {
    press(link)
    return link
  }
  const file = URL.createObjectURL(await (await ask(session, path, json)).blob())
  press(file, name)
  URL.revokeObjectURL(file)
  return null
}

/** Null: the back end has no such links (docs/own-api.md). */
const linkTo = async (session: AuthStore, path: string): Promise<string | null> => {
  try {
    const response = await ask(session, 'file-link', { path })
    return (await readAnswer(response.status, await response.text(), fileLinkSchema, 0)).url
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 405)) return null
    throw error
  }
}

/** A link gets no name: with one, a browser would show a refusal of the API as a failed file, without its sentence. The API names the file. */
const press = (href: string, name?: string): void => {
  const link = document.createElement('a')
  link.href = href
  if (name) link.download = name
  link.click()
}

const ask = async (session: AuthStore, path: string, json: unknown): Promise<Response> => {
  const { token } = session.getState()
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': currentLanguage() }
  const body = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
  const response = await fetch(`${apiRoot}/${path}`, {
    ...body,
    headers: json === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new ApiError(error instanceof Error && error.name === 'TimeoutError' ? 'timedOut' : 'unreachable')
  })
  if (response.status === 401 && session.getState().token === token) expireSession(session)
  // A refusal is an envelope, as for every call.
  if (!response.ok) await readAnswer(response.status, await response.text(), undefined, 0)
  return response
}
