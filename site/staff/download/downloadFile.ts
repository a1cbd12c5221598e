import * as z from 'zod/mini'
import { ApiError } from '../../../shared/api/apiError.ts'
import type { AuthStore } from '../../../shared/auth/authStore.ts'
import { refusalSchema } from '../../../shared/contract/envelope.ts'
import { currentLanguage } from '../../app/language/language.ts'
import { apiRoot } from '../../app/firstLoad/roots.ts'
import { expireSession } from '../../app/session/sessionEnd.ts'

/** Waiting time, in ms. A file of all donations takes longer than a page. */
const patienceMs = 120_000

const refusedSchema = z.object({ message: z.string(), error: z.nullable(refusalSchema) })

/**
 * Downloads a file of the API: a plain link could not carry the token.
 * @param path under the API root
 * @param name of the file
 * @throws ApiError
 */
export const downloadFile = async (session: AuthStore, path: string, name: string): Promise<void> => {
  const { token } = session.getState()
  const response = await fetch(`${apiRoot}/${path}`, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': currentLanguage() },
    credentials: 'omit',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: unknown) => {
    throw new ApiError(error instanceof Error && error.name === 'TimeoutError' ? 'timedOut' : 'unreachable')
  })
  const { ok, status } = response
  if (status === 401) {
    if (session.getState().token === token) expireSession(session)
    throw new ApiError('unauthorized', { status })
  }
  if (status >= 500) throw new ApiError('serverFault', { status })
  if (!ok) {
    const said = refusedSchema.safeParse(await response.json().catch(() => null)).data
    throw new ApiError('refused', { status, said: said?.message ?? '', code: said?.error?.code ?? '' })
  }
  const file = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = file
  link.download = name
  link.click()
  URL.revokeObjectURL(file)
}
