import { useEffect, useRef } from 'react'
import type { Handover } from '../../../shared/contract/donation/donation.ts'
import { readProviderAmount } from '../../../shared/donation/amount/readProviderAmount.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useTexts } from '../../app/texts.ts'
import { PageHeading } from '../../app/PageHeading.tsx'
import { Button } from '../../layout/Button.tsx'
import { givingTexts } from '../donate/texts.ts'
import styles from './HandoverPage.module.css'
import { rememberHandedOver } from './handedOver.ts'
import { Returned } from './Returned.tsx'
import { usePostOnce } from './usePostOnce.ts'

/** The hidden form, posted automatically; a button if that was blocked, and a link to the result after Back. */
export const PaymentForm = ({ form: { action, fields } }: { form: Handover }) => {
  const { problems } = useTexts()
  const { handover } = givingTexts.use()
  const form = useRef<HTMLFormElement>(null)
  const state = usePostOnce(form)
  const rupees = readProviderAmount(fields['amount'] ?? '')
  const txnId = fields['txnid']
  useEffect(() => rememberHandedOver(txnId), [txnId])
  if (state === 'returned' && txnId) return <Returned txnId={txnId} />
  return (
    <div className={styles.handover}>
      <PageHeading title={handover.title}>
        {state === 'blocked' ? problems.postFailed[1] : handover.heading}
      </PageHeading>
      <p role="status">{handover.going}</p>
      <dl className={styles.facts}>
        {rupees !== null && (
          <div>
            <dt>{handover.amount}</dt>
            <dd className={styles.amount}>{formatRupees(rupees)}</dd>
          </div>
        )}
        <div>
          <dt>{handover.address}</dt>
          <dd>{new URL(action).host}</dd>
        </div>
      </dl>
      <form ref={form} method="post" action={action} className={styles.form}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {state === 'slow' && <p>{handover.slow}</p>}
        {(state === 'slow' || state === 'blocked') && <Button type="submit">{handover.finish}</Button>}
      </form>
    </div>
  )
}
