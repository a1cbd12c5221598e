import { partner } from '../../../shared/api/people/account.ts'
import { ApiError } from '../../../shared/api/apiError.ts'
import { contentMeta, useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'

/**
 * The owner of the asking page. It is not personal data, so it stays when the session ends in this window.
 * @param origin undefined: no request
 */
export const usePartner = (origin: string | undefined) => {
  const { api } = useServices()
  return useApiQuery({
    queryKey: ['partner', origin],
    queryFn: () => {
      const ask = () => partner(api, origin ?? '')
      return ask().catch((error: unknown) => {
        // An expired token is removed by now, and this needs none.
        if (error instanceof ApiError && error.kind === 'unauthorized') return ask()
        throw error
      })
    },
    enabled: origin !== undefined,
    meta: contentMeta,
  })
}
