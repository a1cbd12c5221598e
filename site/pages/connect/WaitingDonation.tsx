import { projectChoices } from '../../../shared/api/choosing.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { contentMeta, useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import styles from './ConnectPage.module.css'
import type { WaitingChoice } from './connectRequest.ts'
import { useTexts } from '../../texts/useTexts.ts'

/** The project of the donation that waits on the asking page. The title is our own: an address cannot put a sentence here. */
export const useWaitingProject = (waiting: WaitingChoice | null) => {
  const { api } = useServices()
  const lang = useLanguage()
  const { data } = useApiQuery({
    queryKey: ['projectChoices', lang],
    queryFn: () => projectChoices(api),
    enabled: waiting !== null,
    meta: contentMeta,
  })
  return data?.find(({ id }) => id === waiting?.projectId)
}

/** What waits on the asking page. @param total from that page, in whole rupees */
export const WaitingDonation = ({ total, title }: { total: number; title: string | undefined }) => {
  const { connect } = useTexts('account')
  return (
    <p className={styles.framed}>
      <strong>{title === undefined ? formatRupees(total) : connect.waiting(formatRupees(total), title)}</strong>
      <br />
      {connect.waitingHint}
    </p>
  )
}
