import type { DonationRow } from '../../../../shared/contract/donationHistory.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { giftsQuery } from '../../donation/giftQueries.ts'

/** As many as the API gives at once. */
const perPage = 50

/** The newest confirmed gift to a project; undefined where there is none. @param rows newest first */
export const lastGiftTo = (
  rows: readonly DonationRow[],
  projectId: number | null | undefined,
): DonationRow | undefined =>
  rows.find(({ payment_status: status, project }) => status === 'success' && project?.id === projectId)

/** The donor's newest gifts; none while they have not come: what is proposed then is the project's own amount. */
export const useLastGifts = (): readonly DonationRow[] => {
  const lang = useLanguage()
  const { api } = useServices()
  return useApiQuery(giftsQuery(api, lang, { page: 1, perPage })).data?.rows ?? []
}
