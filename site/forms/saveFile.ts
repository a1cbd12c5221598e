import { ApiError } from '../../shared/api/apiError.ts'
import { readAnswer } from '../../shared/api/transport.ts'
import type { AuthStore } from '../../shared/auth/authStore.ts'
import { currentLanguage } from '../app/language/language.ts'
import { apiRoot } from '../app/firstLoad/roots.ts'
import { expireSession } from '../app/session/sessionEnd.ts'

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
 * Reads a file from the API and saves it under a name. A plain link could not carry the token.
 * @throws ApiError
 */
export const saveFile = async (session: AuthStore, { path, json, name }: SavedFile): Promise<void> => {
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
  const file = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = file
  link.download = name
  link.click()
  URL.revokeObjectURL(file)
}
