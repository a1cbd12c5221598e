import { useContent } from '../framework/firstLoad/useContent.ts'

/** Contact and offline details, in the reader's language. Only the page that needs them shows their failure. */
export const useContact = () =>
  useContent(['contact'], async (api) => (await import('../../shared/contract/content/contact.ts')).contact(api), {
    staleTime: 600_000,
  })
