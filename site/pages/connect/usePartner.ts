import { partner } from '../../../shared/api/account.ts'
import { ApiError } from '../../../shared/api/apiError.ts'
import { contentMeta, useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'

/**
 * Who owns the page that asks. It names no person, so it stays when the session ends in this window.
 * @param origin undefined: nobody is asked about
 */
export const usePartner = (origin: string | undefined) => {
  const { api } = useServices()
  return useApiQuery({
    queryKey: ['partner', origin],
    queryFn: () => {
      const ask = () => partner(api, origin ?? '')
      return ask().catch((error: unknown) => {
        // A stored token that has expired is gone by now, and this needs none.
        if (error instanceof ApiError && error.kind === 'unauthorized') return ask()
        throw error
      })
    },
    enabled: origin !== undefined,
    meta: contentMeta,
  })
}
