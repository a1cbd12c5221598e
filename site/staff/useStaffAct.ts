import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../shared/api/apiError.ts'
import { reauthenticate } from '../../shared/api/people/signInSessions.ts'
import { queryClientOf } from '../app/firstLoad/queryClient.ts'
import { useServices } from '../app/services.ts'
import { isSessionEnd } from '../app/session/watchedTransport.ts'
import { useTexts } from '../app/texts.ts'
import { failureText } from '../forms/failureText.ts'
import { needsProof } from '../forms/needsProof.ts'
import { accountTexts } from '../messages/accountTexts.ts'

export interface StaffAct<Result> {
  busy: boolean
  /** The server wants the password first: show its field, and bind it. */
  asks: boolean
  bindPassword(field: HTMLInputElement | null): void
  passwordProblem: string | undefined
  /** Why it failed, as a sentence. */
  problem: string | undefined
  /** Codes of the server at fields. */
  fields: Readonly<Record<string, string>>
  result: Result | undefined
  run(): Promise<void>
}

const none: Readonly<Record<string, string>> = {}

/**
 * One act of staff: busy while it runs, with its result or the reason why not. If the server wants a proof, the next try sends the typed password first. What is
 * typed elsewhere stays.
 * @param refreshes first part of the keys of the queries that the act makes stale; absent: none is shown again
 */
export const useStaffAct = <Result>(act: () => Promise<Result>, refreshes?: string): StaffAct<Result> => {
  const site = useTexts()
  const { proof } = accountTexts.use()
  const services = useServices()
  const password = useRef<HTMLInputElement>(null)
  const bindPassword = useCallback((field: HTMLInputElement | null) => {
    password.current = field
    field?.focus()
  }, [])
  const [busy, setBusy] = useState(false)
  const [asks, setAsks] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [result, setResult] = useState<Result>()
  const run = async () => {
    setBusy(true)
    setFailure(undefined)
    setResult(undefined)
    try {
      const typed = password.current?.value
      if (typed) await reauthenticate(services.api, { password: typed })
      setResult(await act())
      setAsks(false)
      if (refreshes) await queryClientOf(services).invalidateQueries({ queryKey: [refreshes] })
    } catch (error) {
      if (needsProof(error)) setAsks(true)
      else if (!isSessionEnd(error)) setFailure(error)
    }
    setBusy(false)
  }
  const fields = failure instanceof ApiError ? failure.fields : none
  const isWrongPassword = 'password' in fields
  return {
    busy,
    asks,
    bindPassword,
    passwordProblem: isWrongPassword ? proof.wrong : undefined,
    problem: failure === undefined || isWrongPassword ? undefined : failureText(site, failure),
    fields,
    result,
    run,
  }
}
