import { ApiError, readAnswer, type Transport } from '../../../shared/contract/transport.ts'
import type { AuthStore } from '../../../shared/auth/authStore.ts'
import { fileLinkSchema } from '../../../shared/contract/fileLink.ts'
import { currentLanguage } from '../../app/language/language.ts'
import type { Services } from '../../app/services.ts'
import { apiRoot } from '../../framework/firstLoad/roots.ts'

/** Waiting time, in ms. A file of all donations takes longer than a page. */
const patienceMs = 120_000

export interface SavedFile {
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
export const saveFile = async (services: Services, { path, json, name }: SavedFile): Promise<string | null> => {
  const { api, session, watch } = services
  const link = json === undefined ? await linkTo(api, path) : null
  if (link) {
    press(link)
    return link
  }
  const file = URL.createObjectURL(await watch(() => read(session, path, json)))
  press(file, name)
  URL.revokeObjectURL(file)
  return null
}

/** Null: the back end has no such links (docs/own-api.md). */
const linkTo = async (api: Transport, path: string): Promise<string | null> => {
  try {
    return (await api.post('file-link', { path }, fileLinkSchema)).url
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

const read = async (session: AuthStore, path: string, json: unknown): Promise<Blob> => {
  const headers = { Authorization: `Bearer ${session.getState().token}`, 'Accept-Language': currentLanguage() }
  const body = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
  const response = await fetch(`${apiRoot}/${path}`, {
    ...body,
    headers: json === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new ApiError(error instanceof Error && error.name === 'TimeoutError' ? 'timedOut' : 'unreachable')
  })
  // A refusal is an envelope, as for every call.
  if (!response.ok) await readAnswer(response.status, await response.text(), undefined, 0)
  return response.blob()
}
