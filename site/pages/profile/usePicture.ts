import { useEffect, useState } from 'react'
import { ApiError } from '../../../shared/contract/transport.ts'
import {
  appendCrop,
  type ImageCrop,
  imageLimits,
  type Profile,
  removeImage,
  updateImage,
} from '../../../shared/contract/people/profile.ts'
import { notify } from '../../app/notify.ts'
import { type Services, useServices } from '../../app/services.ts'
import { type SendForm, upload } from '../../components/act/upload.ts'
import { failureText } from '../../components/forms/failureText.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useKeepProfile } from './useProfile.ts'

interface Chosen {
  file: File
  address: string
}

/** The steps of a picture: chosen, checked, cropped, sent; an error is a sentence at the field. */
export const usePicture = () => {
  const all = useTexts('common')
  const { picture: texts } = useTexts('profile').profile
  const services = useServices()
  const keep = useKeepProfile()
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  /** 0 to 100 while it is sent. */
  const [percent, setPercent] = useState<number>()
  const [removing, setRemoving] = useState(false)

  const address = chosen?.address
  useEffect(() => (address ? () => URL.revokeObjectURL(address) : undefined), [address])

  const sentence = (error: unknown): string => {
    const fields = error instanceof ApiError ? error.fields : {}
    const code = fields['image'] ?? fields['crop']
    const known = new Map(Object.entries(texts.problems))
    return known.get(code ?? '') ?? failureText(all, error)
  }
  const attempt = async (call: () => Promise<Profile>, done: string) => {
    setProblem(undefined)
    try {
      keep(await call())
      setChosen(undefined)
      notify({ kind: 'success', title: done })
    } catch (error) {
      setProblem(sentence(error))
    }
  }
  return {
    chosen,
    problem,
    percent,
    removing,
    cancel: () => setChosen(undefined),
    async choose(file: File | undefined) {
      if (!file) return
      setChosen(undefined)
      const wrong = checkFile(file)
      if (wrong) return setProblem(texts.problems[wrong])
      const contents = URL.createObjectURL(file)
      if (await opens(contents)) {
        setProblem(undefined)
        setChosen({ file, address: contents })
      } else {
        URL.revokeObjectURL(contents)
        setProblem(texts.problems.broken)
      }
    },
    async send(crop: ImageCrop) {
      if (!chosen) return
      setPercent(0)
      await attempt(() => sendPicture(services, chosen.file, crop, setPercent), texts.saved)
      setPercent(undefined)
    },
    async remove() {
      setRemoving(true)
      await attempt(() => removeImage(services.api), texts.removed)
      setRemoving(false)
    },
  }
}

/** Why a file cannot be a profile picture: the server's own codes, reported before anything is sent. */
type PictureProblem = 'type' | 'too_large' | 'broken'

/** Type and size at once; the browser tests whether it opens. */
export const checkFile = ({ type, size }: File): PictureProblem | null => {
  if (!imageLimits.types.some((known) => known === type)) return 'type'
  return size > imageLimits.bytes ? 'too_large' : null
}

/** Whether the browser can open it. @param address of the file's contents */
const opens = (address: string): Promise<boolean> => {
  const image = new Image()
  image.src = address
  return image.decode().then(
    () => true,
    () => false,
  )
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
