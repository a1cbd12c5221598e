import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { staffRefunds } from '../../../../shared/api/staff/refunds.ts'
import { txnIdSchema } from '../../../../shared/contract/basics.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useApiQuery } from '../../../app/firstLoad/queryClient.ts'
import { useServices } from '../../../app/services.ts'
import { pageIn } from '../../../layout/Pager.tsx'
import { DeskHeading } from '../../../staff/DeskHeading.tsx'
import { EntryPages } from '../../../staff/parts/EntryPages.tsx'
import { useMay } from '../../../staff/role.ts'
import text from '../../../parts/Text.module.css'
import { AskRefund } from './AskRefund.tsx'
import { RefundEntry } from './RefundEntry.tsx'
import { refundsKey } from './refundsKey.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** `/staff/refunds?txn_id=…&page=2`: a form to ask for a refund, and every refund, newest first; those of one donation, if the address names it. */
export const RefundsPage = () => {
  const texts = useTexts('staff').refunds
  const lang = useLanguage()
  const { api } = useServices()
  const mayAsk = useMay('accountant')
  const [search] = useSearchParams()
  const page = pageIn(search)
  const txnId = txnIdSchema.safeParse(search.get('txn_id')).data
  const [said, setSaid] = useState('')
  const query = useApiQuery({
    queryKey: [refundsKey, txnId, page, lang],
    queryFn: () => staffRefunds(api, page, { txn_id: txnId }),
    staleTime: 0,
  })
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      {mayAsk && <AskRefund key={txnId} txnId={txnId ?? ''} />}
      <p role="status" className={text.good}>
        {said}
      </p>
      {txnId && (
        <p>
          {texts.ofDonation(txnId)} <Link to="?">{texts.everyRefund}</Link>
        </p>
      )}
      <EntryPages query={query} empty={<p>{txnId ? texts.emptyOfDonation : texts.empty}</p>} label={texts.pages}>
        {(refund) => <RefundEntry key={refund.id} refund={refund} onDecided={setSaid} />}
      </EntryPages>
    </>
  )
}
