import { useLayoutEffect, useRef } from 'react'
import { createStore } from 'zustand/vanilla'
import { ApiError } from '../../shared/api/apiError.ts'
import { contact as fetchContact } from '../../shared/api/contact.ts'
import type { Contact } from '../../shared/contract/contact.ts'
import { useDialog } from '../dialogContext.ts'
import { useStore } from '../useStore.ts'

type Asked = Contact | 'loading' | 'failed'

/** By language and API. */
const store = createStore<Record<string, Asked>>(() => ({}))

/** The organisation's details, asked for once a page; after a failure again at the next need (specification, section 8: logged only, but for a 401). */
export const useContact = (): { contact: Asked | undefined; retry(): void } => {
  const { environment, flow } = useDialog()
  const { api, lang, options } = environment
  const key = lang + options.apiRoot
  const contact = useStore(store)[key]
  const set = (asked: Asked): void => store.setState({ [key]: asked })
  const here = useRef(true)
  const retry = (): void => {
    set('loading')
    fetchContact(api).then(set, (error: unknown) => {
      console.warn('DonateWidget: contact details')
      set('failed')
      // A dialog that has been closed ends nobody's session.
      if (here.current && error instanceof ApiError && error.kind === 'unauthorized')
        flow.dispatch({ type: 'unauthorized' })
    })
  }
  useLayoutEffect(() => {
    here.current = true
    if (!contact || contact === 'failed') retry()
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
