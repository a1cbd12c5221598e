import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { staffRefunds } from '../../../../shared/api/staff/refunds.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { Pager, pageIn } from '../../../layout/Pager.tsx'
import { QueryState } from '../../../layout/QueryState.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import { useMay } from '../../../staff/role.ts'
import styles from '../cases/Cases.module.css'
import { AskRefund } from './AskRefund.tsx'
import { RefundEntry } from './RefundEntry.tsx'
import { refundsKey } from './refundsKey.ts'
import { refundTexts } from './texts.ts'

/** `/staff/refunds?page=2`: a form to ask for a refund, and every refund, newest first. */
export const RefundsPage = () => {
  const texts = refundTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const mayAsk = useMay('accountant')
  const [search] = useSearchParams()
  const page = pageIn(search)
  const [said, setSaid] = useState('')
  const query = useApiQuery({
    queryKey: [refundsKey, page, lang],
    queryFn: () => staffRefunds(api, page),
    staleTime: 0,
  })
  return (
    <div className={styles.page}>
      <DeskHeading title={texts.title} lead={texts.lead} />
      {mayAsk && <AskRefund txnId={search.get('txn_id') ?? ''} />}
      <p role="status" className={styles.done}>
        {said}
      </p>
      <QueryState
        query={query}
        skeleton={<div className={styles.skeleton} />}
        empty={{ when: ({ rows }) => rows.length === 0, show: <p>{texts.empty}</p> }}
      >
        {({ rows, per_page, total }) => (
          <>
            <ul className={styles.list}>
              {rows.map((refund) => (
                <RefundEntry key={refund.id} refund={refund} onDecided={setSaid} />
              ))}
            </ul>
            <Pager page={page} perPage={per_page} total={total} label={texts.pages} />
          </>
        )}
      </QueryState>
    </div>
  )
}
