import { giving } from '../../../shared/contract/choosing.ts'
import type { DonationStatus } from '../../../shared/contract/donation/donation.ts'
import { formatDateTime } from '../../../shared/date.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../app/language/language.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { Facts } from '../../components/Facts.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Outcome.module.css'

/** The donation, as a table. */
export const DonationDetails = ({ donation, statusName }: { donation: DonationStatus; statusName: string }) => {
  const { outcome } = useTexts('outcome')
  const lang = useLanguage()
  const nameOf = useItemNames(donation)
  const items = donation.items?.length ? (
    <ul className={styles.items}>
      {donation.items.map(({ id, qty }) => (
        <li key={id}>
          <span>{nameOf(id) ?? outcome.itemUnknown(id)}</span>
          <span>× {qty}</span>
        </li>
      ))}
    </ul>
  ) : null
  const txnId = (
    <>
      <code>{donation.txn_id}</code>
      <CopyButton label={outcome.txnId} value={donation.txn_id} />
    </>
  )
  return (
    <section>
      <h2>{outcome.details}</h2>
      <Facts
        className={styles.facts}
        facts={[
          [outcome.project, donation.project?.title],
          [outcome.purpose, donation.purpose?.title],
          [outcome.items, items],
          [outcome.partner, donation.partner],
          [outcome.date, donation.created_at && formatDateTime(donation.created_at, lang)],
          [outcome.status, statusName],
          [outcome.txnId, txnId],
        ]}
      />
    </section>
  )
}

/** Names of a donation's items; the status itself has ids and quantities only. An item that is no longer offered has none. */
const useItemNames = ({ project, items }: DonationStatus): ((id: number) => string | undefined) => {
  const lang = useLanguage()
  const { data } = useApiQuery(['giving', project?.id, lang], (api) => giving(api, project?.id ?? 0), {
    enabled: project !== undefined && items !== undefined && items.length > 0,
  })
  return (id) => {
    const item = data?.items.find((one) => one.id === id)
    return item?.title ?? item?.name ?? undefined
  }
}
