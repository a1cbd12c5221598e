import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { ApiError, type Transport } from '../../../shared/contract/transport.ts'
import { useServices } from '../../app/services.ts'
import { isSessionEnd } from '../../app/session/watchedTransport.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { failureText } from '../forms/failureText.ts'

/** What people read after success: a sentence in place, a toast, or null if the page itself shows the change. */
export type Say<Result> = null | string | ((result: Result) => ReactNode) | { toast(result: Result): string }

export interface ActOptions<Input extends readonly unknown[], Result> {
  /** What it does, usually one function of the contract. Its error is shown. */
  call(api: Transport, ...input: Input): Promise<Result>
  say: Say<Result>
  /** First parts of the keys of queries that are stale afterwards. The act is busy until they are loaded again. */
  refreshes?: readonly string[] | undefined
  /** A better sentence for a failure with a special meaning here. */
  explain?: ((error: ApiError) => string | undefined) | undefined
  /** Runs first, before a password is sent. If it throws, nothing else happens. */
  check?: (...input: Input) => Promise<void>
}

/** Null: the act waits for a password, the session has ended, or it runs already. */
export type Outcome<Result> = { result: Result } | { failure: unknown } | null

/** What `ActButton`, `ActMessage` and `Proof` show of an act. */
export interface ActView {
  busy: boolean
  /** What was done. */
  message: ReactNode
  /** Why it failed, as a sentence; '' if it did not. */
  failure: string
  /** Set when the API wants to know again who this is: asks for the password. Most acts never need it, so it loads when it is wanted. */
  Proof: ComponentType<ProofProps> | undefined
  /** What sends the typed password, while its field is shown. */
  setProof(send: (() => Promise<void>) | null): void
}

export interface ProofProps {
  act: ActView
  /** Anchor of the part of the page to which a new sign-in returns. */
  section?: string | undefined
}

export interface Act<Input extends readonly unknown[], Result> extends ActView {
  /** Of the last run, if it succeeded. */
  result: Result | undefined
  run(...input: Input): Promise<Outcome<Result>>
  /** As if it had never run. */
  reset(): void
}

/** What only acts of one person need. */
const loadOwn = () => import('./ownAct.tsx')

interface State<Result> {
  busy?: boolean
  failure?: unknown
  done?: { result: Result }
}

/** Whether the API wants to know again who this is, before it does what was asked. */
const isProofWanted = (error: unknown): boolean => error instanceof ApiError && error.code === 'reauthenticate'

/**
 * The one way to act: a press, the proof of who this is if the API wants it, the call, and what people read afterwards. A second press while it runs
 * does nothing. After the end of the session the sign-in page says enough.
 */
export const useAct = <Input extends readonly unknown[], Result>(
  options: ActOptions<Input, Result>,
): Act<Input, Result> => {
  const { call, say, refreshes, explain, check } = options
  const texts = useTexts('common')
  const services = useServices()
  const proof = useRef<(() => Promise<void>) | null>(null)
  const runs = useRef(false)
  const [asks, setAsks] = useState<Awaited<ReturnType<typeof loadOwn>>>()
  const [{ busy = false, failure, done }, setState] = useState<State<Result>>({})
  const attempt = async (input: Input): Promise<Outcome<Result>> => {
    try {
      await check?.(...input)
      await proof.current?.()
      const toast = say && typeof say === 'object' && say.toast
      // Before the call: otherwise what was done would look like a failure if this code does not load.
      const own = refreshes || toast ? await loadOwn().catch(() => Promise.reject(new ApiError('unreachable'))) : null
      const result = await call(services.api, ...input)
      setAsks(undefined)
      setState({ busy: true, done: { result } })
      await own?.finish(services, refreshes, toast && toast(result))
      return { result }
    } catch (error) {
      if (isSessionEnd(error)) return null
      if (!isProofWanted(error)) return { failure: error }
      try {
        setAsks(await loadOwn())
        return null
      } catch {
        return { failure: error }
      }
    }
  }
  return {
    busy,
    Proof: asks?.PasswordProof,
    setProof: (send) => void (proof.current = send),
    result: done?.result,
    message: done && (typeof say === 'string' ? say : typeof say === 'function' && say(done.result)),
    failure: failure === undefined ? '' : failureText(texts, failure, explain),
    async run(...input) {
      if (runs.current) return null
      runs.current = true
      setState({ busy: true })
      const outcome = await attempt(input)
      runs.current = false
      setState(outcome && 'result' in outcome ? { done: outcome } : (outcome ?? {}))
      return outcome
    },
    reset: () => setState({}),
  }
}
