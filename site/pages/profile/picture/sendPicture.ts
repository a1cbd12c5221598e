import { appendCrop, updateImage } from '../../../../shared/api/people/profile.ts'
import { ApiError } from '../../../../shared/api/apiError.ts'
import type { RequestPorts } from '../../../../shared/api/transport.ts'
import { createUpload } from '../../../../shared/api/upload.ts'
import type { AuthStore } from '../../../../shared/auth/authStore.ts'
import type { ImageCrop, Profile } from '../../../../shared/contract/people/profile.ts'
import { currentLanguage } from '../../../app/language/language.ts'
import { apiRoot } from '../../../framework/firstLoad/roots.ts'
import { expireSession } from '../../../app/session/sessionEnd.ts'

type Send = RequestPorts<FormData, AbortSignal>['fetch']

/** Like `fetch`, which cannot report the upload's progress. @param onProgress 0 to 100 */
const sendWithProgress =
  (onProgress: (percent: number) => void): Send =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100))
      })
      request.addEventListener('load', () =>
        resolve({
          status: request.status,
          text: () => Promise.resolve(request.responseText),
          headers: { get: (name) => request.getResponseHeader(name) },
        }),
      )
      request.addEventListener('error', () => reject(new TypeError('the upload failed')))
      request.addEventListener('abort', () => reject(signal.reason ?? new TypeError('given up')))
      signal.addEventListener('abort', () => request.abort())
      request.send(body)
    })

/**
 * Sends the picture and the selected area.
 * @param onProgress 0 to 100
 * @throws ApiError
 */
export const sendPicture = async (
  session: AuthStore,
  file: File,
  crop: ImageCrop,
  onProgress: (percent: number) => void,
): Promise<Profile> => {
  const { token } = session.getState()
  const upload = createUpload<FormData, AbortSignal>({
    root: apiRoot,
    fetch: sendWithProgress(onProgress),
    timeoutSignal: (ms) => AbortSignal.timeout(ms),
    token: () => token,
    lang: currentLanguage,
  })
  const form = new FormData()
  form.append('image', file)
  appendCrop(form, crop)
  try {
    return await updateImage(upload, form)
  } catch (error) {
    const ended = error instanceof ApiError && error.kind === 'unauthorized'
    if (ended && session.getState().token === token) expireSession(session)
    throw error
  }
}
