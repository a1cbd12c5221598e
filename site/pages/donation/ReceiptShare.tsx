import { receiptLink } from '../../../shared/contract/donation/receipt.ts'
import { formatDay } from '../../../shared/date.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { ActMessage } from '../../components/act/ActButton.tsx'
import { useAct } from '../../components/act/useAct.ts'
import { Button } from '../../components/Button.tsx'
import { CopyList } from '../../components/CopyList.tsx'
import flow from '../../components/Flow.module.css'
import text from '../../components/Text.module.css'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Receipt.module.css'

/** The link that opens the receipt for a son or an accountant: made, copied and ended here. */
export const ReceiptShare = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('profile').donations.share
  const lang = useLanguage()
  const { api } = useServices()
  const { data: link } = useApiQuery(['donations', 'link', txnId], () => receiptLink(api, txnId))
  const act = useAct({
    call: (share: boolean) => receiptLink(api, txnId, share),
    say: (kept) => (kept ? texts.ready : texts.ended),
    refreshes: ['donations'],
  })
  if (link === undefined) return null
  return (
    <section aria-labelledby="share-receipt" className={`${flow.stack} ${styles.screen}`}>
      <h2 id="share-receipt">{texts.title}</h2>
      <p>{texts.lead}</p>
      {link && (
        <>
          <CopyList rows={[{ label: texts.link, value: link.url }]} className={styles.link} />
          <p className={text.soft}>{texts.until(formatDay(link.until, lang))}</p>
        </>
      )}
      <div>
        <Button look="outline" busy={act.busy} onClick={() => void act.run(!link)}>
          {link ? texts.end : texts.make}
        </Button>
      </div>
      <ActMessage act={act} />
    </section>
  )
}
