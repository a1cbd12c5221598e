import { useEffect, useState } from 'react'
import { ApiError } from '../../../../shared/api/apiError.ts'
import { removeImage } from '../../../../shared/api/people/profile.ts'
import type { ImageCrop, Profile } from '../../../../shared/contract/people/profile.ts'
import { notify } from '../../../app/notify.ts'
import { useServices } from '../../../app/services.ts'
import { failureText } from '../../../components/forms/failureText.ts'
import { useKeepProfile } from '../useProfile.ts'
import { checkFile, opens } from './checkPicture.ts'
import { sendPicture } from './sendPicture.ts'
import { useTexts } from '../../../texts/useTexts.ts'

interface Chosen {
  file: File
  address: string
}

/** The steps of a picture: chosen, checked, cropped, sent; an error is a sentence at the field. */
export const usePicture = () => {
  const all = useTexts('common')
  const { picture: texts } = useTexts('profile').profile
  const { api, session, watch } = useServices()
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
      await attempt(() => watch(() => sendPicture(session, chosen.file, crop, setPercent)), texts.saved)
      setPercent(undefined)
    },
    async remove() {
      setRemoving(true)
      await attempt(() => removeImage(api), texts.removed)
      setRemoving(false)
    },
  }
}
