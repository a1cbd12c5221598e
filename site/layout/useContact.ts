import { contact } from '../../shared/api/contact.ts'
import { useLanguage } from '../app/language.ts'
import { useApiQuery } from '../app/queryClient.ts'
import { useServices } from '../app/services.ts'

/** Contact and offline details, in the reader's language. Their failure is shown to nobody but the page that needs them. */
export const useContact = () => {
  const { quietApi } = useServices()
  const lang = useLanguage()
  return useApiQuery({ queryKey: ['contact', lang], queryFn: () => contact(quietApi), staleTime: 600_000 })
}
