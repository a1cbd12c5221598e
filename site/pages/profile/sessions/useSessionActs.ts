import { useState } from 'react'
import { endOtherSessions, endSession } from '../../../../shared/api/people/signInSessions.ts'
import { queryClientOf } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { isSessionEnd } from '../../../app/session/watchedTransport.ts'
import { useTexts } from '../../../app/texts.ts'
import { failureText } from '../../../forms/failureText.ts'
import { useProven } from '../../../forms/proof/useProven.ts'
import { sessionsTexts } from './texts.ts'

export const sessionsKey = ['sign-in sessions']

/** Signs out one device, or all others. For all others the server may ask for the password first. */
export const useSessionActs = () => {
  const texts = sessionsTexts.use()
  const all = useTexts()
  const services = useServices()
  const { run, ...proof } = useProven()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<string>()
  /** @param work answers null if the password is wanted first */
  const act = async (work: () => Promise<unknown>, done: string) => {
    if (busy) return
    setBusy(true)
    setSaid('')
    setFailure(undefined)
    try {
      if ((await work()) !== null) {
        setSaid(done)
        await queryClientOf(services).invalidateQueries({ queryKey: sessionsKey })
      }
    } catch (error) {
      if (!isSessionEnd(error)) setFailure(failureText(all, error))
    }
    setBusy(false)
  }
  return {
    ...proof,
    busy,
    said,
    failure,
    end: (id: number) => act(() => endSession(services.api, id), texts.ended),
    endOthers: () => act(() => run(() => endOtherSessions(services.api)), texts.othersEnded),
  }
}
