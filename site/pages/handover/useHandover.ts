import { useEffect, useState } from 'react'
import { ApiError, type Transport } from '../../../shared/contract/transport.ts'
import { handover, type Handover } from '../../../shared/contract/donation/donation.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { keepTouchOfDonation } from '../../features/giving/firstTouch.ts'
import { safeHref } from '../../components/contactHref.ts'

type HandoverState =
  | { state: 'working' }
  | { state: 'useless' }
  | { state: 'signIn' }
  | { state: 'ready'; form: Handover }
  | { state: 'failed'; error: unknown }
  | { state: 'returned'; txnId: string }

/** A code that waits for a sign-in: in memory only, because the browser keeps addresses. */
let waiting = ''

/** Reads the one-time code after the address's `#`, removes it from the address, and requests the form. */
export const useHandover = (): HandoverState => {
  const { api } = useServices()
  const [code] = useState(() => location.hash.slice(1) || waiting)
  const [found, setFound] = useState<HandoverState>(() => {
    const txnId = readHandedOver()
    if (!code && txnId) return { state: 'returned', txnId }
    return { state: code ? 'working' : 'useless' }
  })

  useEffect(() => {
    if (!code) return
    // Keeps the language in which the donation began.
    history.replaceState(history.state, '', paths.handover + location.search)
    let current = true
    waiting = ''
    takeHandover(api, code).then(
      (form) => {
        keepTouchOfDonation(form)
        if (current) setFound(safeHref(form.action) ? { state: 'ready', form } : { state: 'failed', error: undefined })
      },
      (error: unknown) => {
        if (isSignInWanted(error)) {
          waiting = code
          if (current) setFound({ state: 'signIn' })
          return
        }
        const refused = error instanceof ApiError && error.kind === 'refused' && error.status !== 429
        if (current) setFound(refused ? { state: 'useless' } : { state: 'failed', error })
      },
    )
    return () => {
      current = false
    }
  }, [api, code])

  return found
}

const asked = new Map<string, Promise<Handover>>()

/**
 * The form for a one-time code. A code is sent once however often the page renders: the server would refuse it the second time. Only a donor who was
 * not signed in may send it again after signing in.
 * @throws ApiError
 */
const takeHandover = (api: Transport, code: string): Promise<Handover> => {
  const known = asked.get(code)
  if (known) return known
  const form = handover(api, code)
  asked.set(code, form)
  form.catch((error: unknown) => {
    if (isSignInWanted(error)) asked.delete(code)
  })
  return form
}

const isSignInWanted = (error: unknown): boolean => error instanceof ApiError && error.kind === 'unauthorized'

/** The donation handed over from this history entry: after Back, in any way, the donor sees the result instead of a second payment. */
import * as z from 'zod/mini'
import { txnIdSchema } from '../../../shared/contract/basics.ts'

const stateSchema = z.object({ handedOver: txnIdSchema })

const readHandedOver = (): string | undefined => {
  const state = z.safeParse(stateSchema, history.state)
  return state.success ? state.data.handedOver : undefined
}

export const rememberHandedOver = (txnId: string | undefined): void =>
  history.replaceState({ ...history.state, handedOver: txnId }, '')
