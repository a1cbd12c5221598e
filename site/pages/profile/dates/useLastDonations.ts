import type { DonationRow } from '../../../../shared/contract/donation/donationHistory.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { donationsQuery } from '../../donation/donationQueries.ts'

/** As many as the API sends at once. */
const perPage = 50

/** The newest confirmed donation to a project; undefined if there is none. @param rows newest first */
export const lastDonationTo = (
  rows: readonly DonationRow[],
  projectId: number | null | undefined,
): DonationRow | undefined =>
  rows.find(({ payment_status: status, project }) => status === 'success' && project?.id === projectId)

/** The donor's newest donations; none while they load: then the project's own amount is proposed. */
export const useLastDonations = (): readonly DonationRow[] => {
  const lang = useLanguage()
  const { api } = useServices()
  return useApiQuery(donationsQuery(api, lang, { page: 1, perPage })).data?.rows ?? []
}
