import { useState } from 'react'
import { ApiError } from '../../../shared/contract/transport.ts'
import { queryClientOf } from '../../framework/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { isSessionEnd } from '../../app/session/watchedTransport.ts'
import { failureText } from '../forms/failureText.ts'
import { useProven } from '../../features/proof/useProven.ts'
import { useTexts } from '../../texts/useTexts.ts'

type Proof = Omit<ReturnType<typeof useProven>, 'run'>

export interface ProvenAct<Result> {
  busy: boolean
  /** The password that the server may want first. */
  proof: Proof
  /** Why it failed, as a sentence. */
  problem: string | undefined
  /** Codes of the server at fields. */
  fields: Readonly<Record<string, string>>
  result: Result | undefined
  run(): Promise<void>
  /** As if it had never run. */
  forget(): void
}

const none: Readonly<Record<string, string>> = {}

/**
 * An act that may need a proof: busy while it runs, with its result or the reason why not. If the server wants a proof, the next try sends the
 * typed password first. What is typed elsewhere stays.
 * @param refreshes first part of the keys of the queries that the act makes stale; absent: none is shown again
 */
export const useProvenAct = <Result>(act: () => Promise<Result>, refreshes?: string): ProvenAct<Result> => {
  const site = useTexts('common')
  const services = useServices()
  const { run: prove, ...proof } = useProven()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [result, setResult] = useState<Result>()
  const run = async () => {
    setBusy(true)
    setFailure(undefined)
    setResult(undefined)
    try {
      const done = await prove(act)
      if (done) {
        setResult(done.result)
        if (refreshes) await queryClientOf(services).invalidateQueries({ queryKey: [refreshes] })
      }
    } catch (error) {
      if (!isSessionEnd(error)) setFailure(error)
    }
    setBusy(false)
  }
  return {
    busy,
    proof,
    problem: failure === undefined ? undefined : failureText(site, failure),
    fields: failure instanceof ApiError ? failure.fields : none,
    result,
    run,
    forget: () => setResult(undefined),
  }
}
