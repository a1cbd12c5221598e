import { useState } from 'react'
import { endOtherSessions, endSession } from '../../../../shared/api/people/signInSessions.ts'
import { queryClientOf } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { useAct } from '../../../forms/useAct.ts'
import { useProven } from '../../../forms/proof/useProven.ts'
import { sessionsTexts } from './texts.ts'

export const sessionsKey = ['sign-in sessions']

/** Signs out one device, or all others. For all others the server may ask for the password first. */
export const useSessionActs = () => {
  const texts = sessionsTexts.use()
  const services = useServices()
  const { run: prove, ...proof } = useProven()
  const { busy, failure, run } = useAct()
  const [said, setSaid] = useState('')
  /** @param work answers null if the password is wanted first */
  const act = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      setSaid('')
      if ((await work()) === null) return
      setSaid(done)
      await queryClientOf(services).invalidateQueries({ queryKey: sessionsKey })
    })
  return {
    ...proof,
    busy,
    said,
    failure,
    end: (id: number) => act(() => endSession(services.api, id), texts.ended),
    endOthers: () => act(() => prove(() => endOtherSessions(services.api)), texts.othersEnded),
  }
}
