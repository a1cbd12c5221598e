import { type RefObject, useState } from 'react'
import { ApiError } from '../../../../shared/api/apiError.ts'
import { endOtherSessions, endSession, reauthenticate } from '../../../../shared/api/people/signInSessions.ts'
import { queryClientOf } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { isSessionEnd } from '../../../app/session/watchedTransport.ts'
import { useTexts } from '../../../app/texts.ts'
import { failureText } from '../../../forms/failureText.ts'
import { needsProof } from '../../../forms/needsProof.ts'
import { accountTexts } from '../../../messages/accountTexts.ts'
import { sessionsTexts } from './texts.ts'

export const sessionsKey = ['sign-in sessions']

/** Signs out one device, or all others. For all others the server may ask for the password first. @param password its field, once it is shown */
export const useSessionActs = (password: RefObject<HTMLInputElement | null>) => {
  const texts = sessionsTexts.use()
  const all = useTexts()
  const { proof } = accountTexts.use()
  const services = useServices()
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string>()
  const act = async (work: () => Promise<unknown>, done: string) => {
    if (busy) return
    setBusy(true)
    setSaid('')
    setProblem(undefined)
    try {
      await work()
      setAsks(false)
      setSaid(done)
      await queryClientOf(services).invalidateQueries({ queryKey: sessionsKey })
    } catch (error) {
      if (needsProof(error)) setAsks(true)
      else if (!isSessionEnd(error))
        setProblem(error instanceof ApiError && 'password' in error.fields ? proof.wrong : failureText(all, error))
    }
    setBusy(false)
  }
  return {
    busy,
    asks,
    said,
    problem,
    end: (id: number) => act(() => endSession(services.api, id), texts.ended),
    endOthers: () =>
      act(async () => {
        const typed = password.current?.value
        if (typed) await reauthenticate(services.api, { password: typed })
        await endOtherSessions(services.api)
      }, texts.othersEnded),
  }
}
