import { useState } from 'react'
import * as z from 'zod/mini'
import { requestRefund } from '../../../../shared/contract/staff/refunds.ts'
import { requestRefundSchema } from '../../../../shared/contract/staff/refunds.ts'
import { useServices } from '../../../app/services.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import { NoteField } from '../desk/NoteField.tsx'
import { refundsKey } from './refundsKey.ts'

const blank = { txn_id: '', amount: '', reason: '' }

/** People copy amounts with their commas, and transaction ids with spaces around them. */
const schema = z.pipe(
  z.pipe(
    z.object({ txn_id: z.string().check(z.trim()), amount: z.string(), reason: z.string() }),
    z.transform((typed: typeof blank) => ({ ...typed, amount: Number(typed.amount.replaceAll(',', '')) })),
  ),
  requestRefundSchema,
)

/** The form of the person who asks. @param txnId filled in, if the address names a donation */
export const AskRefund = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('staff').refunds
  const { api } = useServices()
  const [start, setStart] = useState({ ...blank, txn_id: txnId })
  const form = useSavedForm({
    schema: async () => schema,
    start,
    labels: { txn_id: texts.txnId, amount: texts.amount, reason: texts.reason },
    problems: {
      'txn_id:*': texts.wrongTxnId,
      'amount:too_big': texts.tooMuch,
      'amount:*': texts.wrongAmount,
      'reason:*': texts.wrongNote,
    },
    once: true,
    async call(asked) {
      await requestRefund(api, asked)
      setStart(blank)
    },
    say: texts.asked,
    refreshes: [refundsKey],
  })
  return (
    <BriefForm form={form} submit={form.act.busy ? texts.asking : texts.ask} look="primary" label={texts.ask} framed>
      <h2>{texts.ask}</h2>
      <TextField form={form} name="txn_id" autoComplete="off" />
      <TextField form={form} name="amount" inputMode="numeric" autoComplete="off" />
      <NoteField form={form} name="reason" />
    </BriefForm>
  )
}
