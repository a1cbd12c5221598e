import { useEffect, useRef } from 'react'
import type { Handover } from '../../../shared/contract/donation/donation.ts'
import { readProviderAmount } from '../../../shared/donation/amount/readProviderAmount.ts'
import { formatRupees } from '../../../shared/money.ts'
import { Button } from '../../layout/Button.tsx'
import { Facts } from '../../parts/Facts.tsx'
import text from '../../parts/Text.module.css'
import { rememberHandedOver } from './handedOver.ts'
import { HandoverView } from './HandoverView.tsx'
import { Returned } from './Returned.tsx'
import { usePostOnce } from './usePostOnce.ts'
import { useTexts } from '../../texts/useTexts.ts'

/**
 * The hidden form, posted automatically. A button posts it if a policy blocked that, or if the donor has not seen the amount in the sign-in window. After Back, a
 * link to the result replaces it.
 */
export const PaymentForm = ({ form: { action, fields, confirm = false, project } }: { form: Handover }) => {
  const { problems } = useTexts('common')
  const { handover } = useTexts('giving')
  const form = useRef<HTMLFormElement>(null)
  const state = usePostOnce(form, confirm)
  const rupees = readProviderAmount(fields['amount'] ?? '')
  const amount = rupees === null ? null : <span className={text.amount}>{formatRupees(rupees)}</span>
  const txnId = fields['txnid']
  useEffect(() => {
    if (!confirm) rememberHandedOver(txnId)
  }, [confirm, txnId])
  if (state === 'returned' && txnId) return <Returned txnId={txnId} />
  return (
    <HandoverView
      heading={state === 'blocked' ? problems.postFailed[1] : confirm ? handover.confirm : handover.heading}
    >
      <p role="status">{confirm ? handover.confirmText : handover.going}</p>
      <Facts
        facts={[
          ...(project ? [[handover.project, project] as const] : []),
          [handover.amount, amount],
          [handover.address, new URL(action).host],
        ]}
      />
      <form ref={form} method="post" action={action} onSubmit={() => rememberHandedOver(txnId)}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {state === 'slow' && <p>{handover.slow}</p>}
        {state !== 'leaving' && (
          <Button type="submit">
            {confirm ? handover.pay(rupees === null ? null : formatRupees(rupees)) : handover.finish}
          </Button>
        )}
      </form>
    </HandoverView>
  )
}
