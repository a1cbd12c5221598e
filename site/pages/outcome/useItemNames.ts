import { giving } from '../../../shared/api/choosing.ts'
import type { DonationStatus } from '../../../shared/contract/donation/donation.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'

/** Names of a donation's items; the status itself has ids and quantities only. An item that is no longer offered has none. */
export const useItemNames = ({ project, items }: DonationStatus): ((id: number) => string | undefined) => {
  const { api } = useServices()
  const lang = useLanguage()
  const { data } = useApiQuery({
    queryKey: ['giving', project?.id, lang],
    queryFn: () => giving(api, project?.id ?? 0),
    enabled: project !== undefined && items !== undefined && items.length > 0,
  })
  return (id) => {
    const item = data?.items.find((one) => one.id === id)
    return item?.title ?? item?.name ?? undefined
  }
}
