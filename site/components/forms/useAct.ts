import { useState } from 'react'
import { isSessionEnd } from '../../app/session/watchedTransport.ts'
import { failureText } from './failureText.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** An act behind a button: whether it runs, and what came of it, as a sentence. After the end of the session the login says enough. */
export const useAct = () => {
  const texts = useTexts('common')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [message, setMessage] = useState('')
  /** @param done the sentence after the act */
  const run = async (act: () => Promise<unknown>, done = '') => {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    setMessage('')
    try {
      await act()
      setMessage(done)
    } catch (error) {
      if (!isSessionEnd(error)) setFailure(error)
    }
    setBusy(false)
  }
  return { busy, message, failure: failure === undefined ? '' : failureText(texts, failure), run }
}
