import type { DonationRow } from '../../../../shared/contract/donationHistory.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { giftsQuery } from '../../donation/giftQueries.ts'

/** As many as the API sends at once. */
const perPage = 50

/** The newest confirmed donation to a project; undefined if there is none. @param rows newest first */
export const lastGiftTo = (
  rows: readonly DonationRow[],
  projectId: number | null | undefined,
): DonationRow | undefined =>
  rows.find(({ payment_status: status, project }) => status === 'success' && project?.id === projectId)

/** The donor's newest donations; none while they load: then the project's own amount is proposed. */
export const useLastGifts = (): readonly DonationRow[] => {
  const lang = useLanguage()
  const { api } = useServices()
  return useApiQuery(giftsQuery(api, lang, { page: 1, perPage })).data?.rows ?? []
}
