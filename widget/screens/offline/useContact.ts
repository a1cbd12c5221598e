import { useLayoutEffect, useRef } from 'react'
import { createStore } from 'zustand/vanilla'
import { ApiError, type ApiErrorKind } from '../../../shared/api/apiError.ts'
import { type ContactWithLimits, contactWithLimitsSchema } from '../../../shared/contract/content/contactWithLimits.ts'
import { useDialog } from '../../dialogContext.ts'
import { useStore } from '../../ui/useStore.ts'

/** The organisation's details, or why they did not load; neither while they load. */
interface Asked {
  contact?: ContactWithLimits
  fault?: ApiErrorKind
}

/** By language and API. */
const store = createStore<Record<string, Asked>>(() => ({}))

const useKey = (): string => {
  const { lang, options } = useDialog().environment
  return lang + options.apiRoot
}

/** The known details. Sends no request. */
export const useKnownContact = (): ContactWithLimits | undefined => {
  const key = useKey()
  return useStore(store)[key]?.contact
}

/**
 * The organisation's details, requested once per page, and again on demand after a failure (specification, section 8: only logged, except a 401 and a
 * 500).
 */
export const useContact = (): Asked & { retry(): void } => {
  const { environment, flow } = useDialog()
  const key = useKey()
  const asked = useStore(store)[key]
  const set = (answer: Asked): void => store.setState({ [key]: answer })
  const here = useRef(true)
  const retry = (): void => {
    set({})
    environment.api.get('get-contact-details', contactWithLimitsSchema).then(
      (contact) => set({ contact }),
      (error: unknown) => {
        console.warn('DonateWidget: contact details')
        const fault = error instanceof ApiError ? error.kind : 'malformed'
        set({ fault })
        // A closed dialog ends no session.
        if (here.current && (fault === 'unauthorized' || fault === 'serverFault')) flow.dispatch({ type: fault })
      },
    )
  }
  useLayoutEffect(() => {
    here.current = true
    // This dialog also gets what another dialog is waiting for.
    if (!asked || asked.fault) retry()
    return () => {
      here.current = false
    }
  }, [])
  const offlineOnly = asked?.contact?.offline?.online === false
  useLayoutEffect(() => {
    if (offlineOnly) flow.dispatch({ type: 'onlineOff' })
  }, [offlineOnly])
  return { ...asked, retry }
}
