import { useState } from 'react'
import * as z from 'zod/mini'
import { txnIdSchema } from '../../../../shared/contract/basics.ts'
import { staffDonation } from '../../../../shared/contract/staff/donation.ts'
import { ApiError } from '../../../../shared/contract/transport.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { requestRefund } from '../../../../shared/contract/staff/refunds.ts'
import { requestRefundSchema } from '../../../../shared/contract/staff/refunds.ts'
import { useServices } from '../../../app/services.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useFieldValue, useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import text from '../../../components/Text.module.css'
import { FactList } from '../desk/FactList.tsx'
import { useSettled } from '../desk/useSettled.ts'
import { NoteField } from '../desk/NoteField.tsx'
import { waitingKey } from '../desk/waiting.ts'
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

/** The named donation: donor, project, sum, and what is left. Nothing appears while its number is incomplete. */
const RefundedDonation = ({ typed }: { typed: string }) => {
  const texts = useTexts('staff').refunds
  const lang = useLanguage()
  const txnId = useSettled(typed.trim(), 250)
  const { data, error } = useApiQuery(['staff-donation', txnId, lang], (api) => staffDonation(api, txnId), {
    enabled: txnIdSchema.safeParse(txnId).success,
  })
  if (error instanceof ApiError && error.status === 404) return <p className={text.wrong}>{texts.unknownTxnId}</p>
  if (!data || data.txn_id !== txnId) return null
  return (
    <FactList
      facts={[
        [texts.donor, data.donor?.name ?? texts.noDonor],
        [texts.project, data.project],
        [texts.donation, formatRupees(data.amount)],
        [texts.left, data.refundable > 0 ? formatRupees(data.refundable) : texts.nothingLeft],
      ]}
    />
  )
}

/** The form of the person who asks. It shows the donation, so that nobody refunds another one. @param txnId filled in, if the address names a donation */
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
    refreshes: [refundsKey, waitingKey, 'staff-donation'],
  })
  const typed = useFieldValue(form, 'txn_id')
  return (
    <BriefForm form={form} submit={form.act.busy ? texts.asking : texts.ask} look="primary" label={texts.ask} framed>
      <h2>{texts.ask}</h2>
      <TextField form={form} name="txn_id" autoComplete="off" />
      <RefundedDonation typed={typed} />
      <TextField form={form} name="amount" inputMode="numeric" autoComplete="off" />
      <NoteField form={form} name="reason" />
    </BriefForm>
  )
}
