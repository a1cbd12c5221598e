import { useContent } from '../app/firstLoad/useContent.ts'

/** Contact and offline details, in the reader's language. Their failure is shown to nobody but the page that needs them. */
export const useContact = () =>
  useContent(['contact'], async (api) => (await import('../../shared/api/contact.ts')).contact(api), {
    staleTime: 600_000,
  })
