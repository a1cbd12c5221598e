import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../../shared/contract/transport.ts'
import { reauthenticate } from '../../../shared/contract/people/account.ts'
import { useServices } from '../../app/services.ts'
import { needsProof } from './needsProof.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** Runs an act that needs a recent proof. If the server wants one, the password's field is asked for, and the next try sends it first. */
export const useProven = () => {
  const { proof } = useTexts('account')
  const { api } = useServices()
  const password = useRef<HTMLInputElement>(null)
  /** The field gets the focus when it appears. */
  const bindPassword = useCallback((field: HTMLInputElement | null) => {
    password.current = field
    field?.focus()
  }, [])
  const [asks, setAsks] = useState(false)
  const [problem, setProblem] = useState<string>()
  return {
    /** The server wants the password first: show its field, and bind it. */
    asks,
    bindPassword,
    /** The problem with the password. */
    problem,
    /** @returns null if the password is wanted, or was wrong. @throws what the act throws */
    async run<T>(act: () => Promise<T>): Promise<{ result: T } | null> {
      setProblem(undefined)
      try {
        const typed = password.current?.value
        if (typed) await reauthenticate(api, { password: typed })
        const result = await act()
        setAsks(false)
        return { result }
      } catch (error) {
        if (error instanceof ApiError && 'password' in error.fields) setProblem(proof.wrong)
        else if (needsProof(error)) setAsks(true)
        else throw error
        return null
      }
    },
  }
}
