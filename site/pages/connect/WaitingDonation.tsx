import { projectChoices } from '../../../shared/api/choosing.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useLanguage } from '../../app/language/language.ts'
import { contentMeta, useApiQuery } from '../../app/firstLoad/queryClient.ts'
import { useServices } from '../../app/services.ts'
import { accountTexts } from '../../messages/accountTexts.ts'
import styles from './ConnectPage.module.css'
import type { WaitingChoice } from './connectRequest.ts'

/** What waits on the asking page. The amount comes from that page, the title from us: an address cannot put a sentence here. */
export const WaitingDonation = ({ waiting }: { waiting: WaitingChoice }) => {
  const { connect } = accountTexts.use()
  const { api } = useServices()
  const lang = useLanguage()
  const { data } = useApiQuery({
    queryKey: ['projectChoices', lang],
    queryFn: () => projectChoices(api),
    meta: contentMeta,
  })
  const project = data?.find(({ id }) => id === waiting.projectId)
  return (
    <p className={styles.framed}>
      <strong>
        {project ? connect.waiting(formatRupees(waiting.total), project.title) : formatRupees(waiting.total)}
      </strong>
      <br />
      {connect.waitingHint}
    </p>
  )
}
