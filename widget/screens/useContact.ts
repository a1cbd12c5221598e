import { useEffect } from 'react'
import { createStore } from 'zustand/vanilla'
import { contact as fetchContact } from '../../shared/api/contact.ts'
import type { Contact } from '../../shared/contract/contact.ts'
import { useDialog } from '../dialogContext.ts'
import { useStore } from '../useStore.ts'

const store = createStore<{ contact: Contact | 'loading' | 'failed' | null }>(() => ({ contact: null }))

/** The organisation's details, asked for once a page; after a failure again at the next need (specification, section 8: logged only). */
export const useContact = (): { contact: Contact | 'loading' | 'failed' | null; retry(): void } => {
  const { api } = useDialog().environment
  const { flow } = useDialog()
  const { contact } = useStore(store)
  const retry = (): void => {
    store.setState({ contact: 'loading' })
    fetchContact(api).then(
      (answer) => {
        store.setState({ contact: answer })
        if (answer.offline && !answer.offline.online) flow.dispatch({ type: 'onlineOff' })
      },
      () => {
        console.warn('DonateWidget: contact details')
        store.setState({ contact: 'failed' })
      },
    )
  }
  useEffect(() => {
    if (contact === null || contact === 'failed') retry()
    else if (contact !== 'loading' && contact.offline && !contact.offline.online) flow.dispatch({ type: 'onlineOff' })
  }, [])
  return { contact, retry }
}
