import { useLayoutEffect, useRef } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { ApiError, type ApiErrorKind } from '../../../shared/contract/transport.ts'
import { useDialog } from '../../dialogContext.ts'
import { useStore } from '../../ui/hooks.ts'

/** What the API has answered, or why it did not; neither while it loads. */
export interface Answer<T> {
  data?: T
  fault?: ApiErrorKind
}

const stores = new WeakMap<object, StoreApi<Record<string, Answer<unknown>>>>()

const storeOf = (place: object) => {
  const store = stores.get(place) ?? createStore<Record<string, Answer<unknown>>>(() => ({}))
  stores.set(place, store)
  return store
}

/** What is known of a question. Sends no request. @param place keeps the answers: a dialog's environment, or `document` for all dialogs of the page */
// The question decides the type of its answer.
export const useKnown = <T>(place: object, question: string): Answer<T> | undefined =>
  useStore(storeOf(place))[question] as Answer<T> | undefined

/**
 * Asks the API, once for each place, and again on demand or at the next use after a failure. So the form that is drawn again after the sign-in asks nothing with the
 * donor's token. A failure that is about the whole dialog is passed on to it.
 *
 * @param question names the answer; undefined: there is nothing to ask
 * @param isExtra nothing is wrong without the answer: its failure is only logged
 */
export const useAnswer = <T>(
  place: object,
  question: string | undefined,
  ask: () => Promise<T>,
  isExtra = false,
): Answer<T> & { retry(): void } => {
  const { flow } = useDialog()
  const known = useKnown<T>(place, question ?? '')
  const here = useRef(true)
  const retry = (): void => {
    const set = (answer: Answer<T>): void => storeOf(place).setState({ [question ?? '']: answer })
    set({})
    ask().then(
      (data) => set({ data }),
      (error: unknown) => {
        const fault = error instanceof ApiError ? error.kind : 'malformed'
        console.info('DonateWidget:', fault)
        set({ fault })
        // A closed dialog ends no session.
        if (here.current && !isExtra && (fault === 'unauthorized' || fault === 'serverFault'))
          flow.dispatch({ type: fault })
      },
    )
  }
  useLayoutEffect(() => {
    here.current = true
    // This dialog also gets what another dialog is waiting for.
    if (question !== undefined && (!known || known.fault)) retry()
    return () => {
      here.current = false
    }
  }, [question])
  return { ...known, retry }
}
