import {
  appendCrop,
  type ImageCrop,
  imageLimits,
  type Profile,
  updateImage,
} from '../../../shared/contract/people/profile.ts'
import type { Services } from '../../app/services.ts'
import { type SendForm, upload } from '../../components/act/upload.ts'

/** Why a file cannot be a profile picture: the server's own codes, reported before anything is sent. */
export type PictureProblem = 'type' | 'too_large' | 'broken'

/** Type and size at once; the browser tests whether it opens. */
export const checkFile = ({ type, size }: File): PictureProblem | null => {
  if (!imageLimits.types.some((known) => known === type)) return 'type'
  return size > imageLimits.bytes ? 'too_large' : null
}

/** Like `fetch`, which cannot report the upload's progress. @param onProgress 0 to 100 */
const sendWithProgress =
  (onProgress: (percent: number) => void): SendForm =>
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
export const sendPicture = (
  services: Pick<Services, 'session' | 'watch'>,
  file: File,
  crop: ImageCrop,
  onProgress: (percent: number) => void,
): Promise<Profile> => {
  const form = new FormData()
  form.append('image', file)
  appendCrop(form, crop)
  return upload(services, (send) => updateImage(send, form), sendWithProgress(onProgress))
}
