import { useLayoutEffect, useRef } from 'react'
import { createStore } from 'zustand/vanilla'
import { ApiError, type ApiErrorKind } from '../../../shared/api/apiError.ts'
import { type ContactWithLimits, contactWithLimitsSchema } from '../../../shared/contract/content/contactWithLimits.ts'
import { useDialog } from '../../dialogContext.ts'
import { useStore } from '../../ui/useStore.ts'

/** The details, or why they did not load. */
type Asked = ContactWithLimits | 'loading' | ApiErrorKind

/** By language and API. */
const store = createStore<Record<string, Asked>>(() => ({}))

/** The organisation's known details. Sends no request. */
export const useKnownContact = (): Asked | undefined => {
  const { lang, options } = useDialog().environment
  return useStore(store)[lang + options.apiRoot]
}

/**
 * The organisation's details, requested once per page, and again on demand after a failure (specification, section 8: only logged, except a 401 and a
 * 500).
 */
export const useContact = (): { contact: Asked | undefined; retry(): void } => {
  const { environment, flow } = useDialog()
  const { api, lang, options } = environment
  const key = lang + options.apiRoot
  const contact = useKnownContact()
  const set = (asked: Asked): void => store.setState({ [key]: asked })
  const here = useRef(true)
  const retry = (): void => {
    set('loading')
    api.get('get-contact-details', contactWithLimitsSchema).then(set, (error: unknown) => {
      console.warn('DonateWidget: contact details')
      const kind = error instanceof ApiError ? error.kind : 'malformed'
      set(kind)
      // A closed dialog ends no session.
      if (here.current && (kind === 'unauthorized' || kind === 'serverFault')) flow.dispatch({ type: kind })
    })
  }
  useLayoutEffect(() => {
    here.current = true
    // This dialog also gets what another dialog is waiting for.
    if (typeof contact !== 'object' && contact !== 'loading') retry()
    return () => {
      here.current = false
    }
  }, [])
  const offlineOnly = typeof contact === 'object' && contact.offline?.online === false
  useLayoutEffect(() => {
    if (offlineOnly) flow.dispatch({ type: 'onlineOff' })
  }, [offlineOnly])
  return { contact, retry }
}
