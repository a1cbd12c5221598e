import { ApiError } from '../../../../../shared/api/apiError.ts'
import { uploadCertificates } from '../../../../../shared/api/staff/certificates.ts'
import { createUpload } from '../../../../../shared/api/upload.ts'
import type { AuthStore } from '../../../../../shared/auth/authStore.ts'
import type { Uploaded } from '../../../../../shared/contract/staff/certificates.ts'
import { apiRoot } from '../../../../app/firstLoad/roots.ts'
import { currentLanguage } from '../../../../app/language/language.ts'
import { expireSession } from '../../../../app/session/sessionEnd.ts'

/**
 * Sends the chosen files.
 * @throws ApiError
 */
export const sendCertificates = async (session: AuthStore, year: string, files: readonly File[]): Promise<Uploaded> => {
  const { token } = session.getState()
  const upload = createUpload<FormData, AbortSignal>({
    root: apiRoot,
    fetch: (url, init) => fetch(url, init),
    timeoutSignal: (ms) => AbortSignal.timeout(ms),
    token: () => token,
    lang: currentLanguage,
  })
  const form = new FormData()
  for (const file of files) form.append('files', file)
  try {
    return await uploadCertificates(upload, year, form)
  } catch (error) {
    const ended = error instanceof ApiError && error.kind === 'unauthorized'
    if (ended && session.getState().token === token) expireSession(session)
    throw error
  }
}
