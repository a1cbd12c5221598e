import { useEffect, useRef } from 'react'
import type { Handover } from '../../../shared/contract/donation/donation.ts'
import { readProviderAmount } from '../../../shared/donation/amount/readProviderAmount.ts'
import { formatRupees } from '../../../shared/money.ts'
import { useTexts } from '../../app/texts.ts'
import { Button } from '../../layout/Button.tsx'
import { Facts } from '../../parts/Facts.tsx'
import text from '../../parts/Text.module.css'
import { givingTexts } from '../donate/texts.ts'
import { rememberHandedOver } from './handedOver.ts'
import { HandoverView } from './HandoverView.tsx'
import { Returned } from './Returned.tsx'
import { usePostOnce } from './usePostOnce.ts'

/** The hidden form, posted automatically; a button if that was blocked, and a link to the result after Back. */
export const PaymentForm = ({ form: { action, fields } }: { form: Handover }) => {
  const { problems } = useTexts()
  const { handover } = givingTexts.use()
  const form = useRef<HTMLFormElement>(null)
  const state = usePostOnce(form)
  const rupees = readProviderAmount(fields['amount'] ?? '')
  const amount = rupees === null ? null : <span className={text.amount}>{formatRupees(rupees)}</span>
  const txnId = fields['txnid']
  useEffect(() => rememberHandedOver(txnId), [txnId])
  if (state === 'returned' && txnId) return <Returned txnId={txnId} />
  return (
    <HandoverView heading={state === 'blocked' ? problems.postFailed[1] : handover.heading}>
      <p role="status">{handover.going}</p>
      <Facts
        facts={[
          [handover.amount, amount],
          [handover.address, new URL(action).host],
        ]}
      />
      <form ref={form} method="post" action={action}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {state === 'slow' && <p>{handover.slow}</p>}
        {(state === 'slow' || state === 'blocked') && <Button type="submit">{handover.finish}</Button>}
      </form>
    </HandoverView>
  )
}
