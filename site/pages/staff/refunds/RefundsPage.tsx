import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { txnIdSchema } from '../../../../shared/contract/basics.ts'
import { staffDonation } from '../../../../shared/contract/staff/donation.ts'
import {
  approveRefund,
  refuseRefund,
  refuseRefundSchema,
  requestRefund,
  requestRefundSchema,
  type StaffRefund,
  staffRefunds,
} from '../../../../shared/contract/staff/refunds.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { TextField } from '../../../components/forms/Field.tsx'
import { useForm } from '../../../components/forms/useForm.ts'
import { useFieldValue, useSavedForm } from '../../../components/forms/useSavedForm.tsx'
import { isMissing } from '../../../components/QueryState.tsx'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { NoteField, useSettled } from '../desk/deskForms.tsx'
import { deskLink, keys, useDesk } from '../desk/useDesk.tsx'
import { DeskItem, DeskList, FactList } from '../desk/DeskList.tsx'
import { DeskHeading } from '../desk/DeskPage.tsx'

/** `/staff/refunds?txn_id=…&page=2`: a form to ask for a refund, and every refund, newest first; those of one donation, if the address names it. */
export const RefundsPage = () => {
  const { texts, mayChange } = useDesk('refunds')
  const [search] = useSearchParams()
  const txnId = txnIdSchema.safeParse(search.get('txn_id')).data
  const [message, setMessage] = useState('')
  return (
    <>
      <DeskHeading lead={texts.lead} />
      {mayChange && <AskRefund key={txnId} txnId={txnId ?? ''} />}
      <p role="status" className="text-good">
        {message}
      </p>
      {txnId && (
        <p>
          {texts.ofDonation(txnId)} <Link to="?">{texts.everyRefund}</Link>
        </p>
      )}
      <DeskList
        queryKey={[keys.refunds, txnId]}
        ask={(api, page) => staffRefunds(api, page, { txn_id: txnId })}
        texts={txnId ? { ...texts, empty: texts.emptyOfDonation } : texts}
      >
        {(refund) => <RefundEntry key={refund.id} refund={refund} onDecided={setMessage} />}
      </DeskList>
    </>
  )
}

/** One refund: how much, why, who, and its state. Another person than the one who asked can approve it. */
const RefundEntry = ({ refund, onDecided }: { refund: StaffRefund; onDecided(message: string): void }) => {
  const { texts, lang, mayChange } = useDesk('refunds')
  const { amount, donation_amount, state, txn_id, donor, project, reason, asked_by, asked_at, decided_by, decided_at } =
    refund
  const act = ({ name }: { name: string }, at: string) => `${name}, ${formatDateTime(at, lang)}`
  return (
    <DeskItem
      title={texts.refundOf(formatRupees(amount), formatRupees(donation_amount))}
      state={texts.states[state]}
      wrong={state === 'failed'}
    >
      <FactList
        facts={[
          [texts.transaction, deskLink(txn_id, 'donations', txn_id)],
          [texts.donor, donor || texts.noDonor],
          [texts.project, project],
          [texts.how, refund.way !== 'provider' && texts.ways[refund.way]],
          [texts.day, refund.day && formatDay(refund.day, lang)],
          [texts.bank, refund.reference],
          [texts.why, reason],
          [texts.askedBy, act(asked_by, asked_at)],
          [texts.decidedBy, decided_by && decided_at && act(decided_by, decided_at)],
          [texts.note, refund.decision_note ?? refund.failure],
          [
            texts.statement,
            refund.revision && deskLink(texts.revision(refund.revision), `statements?year=${refund.revision}`),
          ],
        ]}
      />
      {state === 'asked' && mayChange && <DecideRefund refund={refund} onDecided={onDecided} />}
    </DeskItem>
  )
}

interface DecideRefundProps {
  refund: StaffRefund
  /** Gets what happened, as a sentence. The entry may be gone by then. */
  onDecided(message: string): void
}

const noteSchema = z.pick(refuseRefundSchema, { note: true })

/** Approves after a recent proof of who it is, or refuses with a note. The person who asked can only withdraw. */
const DecideRefund = ({ refund: { id, txn_id, way, may_decide }, onDecided }: DecideRefundProps) => {
  const { texts } = useDesk('refunds')
  const approving = useAct({
    async call(api) {
      await approveRefund(api, id)
      onDecided(way === 'provider' ? texts.approved : texts.entered)
    },
    say: null,
    refreshes: [keys.refunds, keys.waiting, keys.donation],
  })
  const refusing = useForm({
    schema: async () => noteSchema,
    labels: { note: may_decide ? texts.refuseNote : texts.withdrawNote },
    problems: { 'note:*': texts.wrongNote },
    async call(api, { note }) {
      await refuseRefund(api, id, note)
      onDecided(texts.refused)
    },
    say: null,
    refreshes: [keys.refunds, keys.waiting],
  })
  return (
    <>
      {may_decide ? (
        <ActButton act={approving} about={txn_id} look="primary" off={refusing.act.busy}>
          {texts.approve}
        </ActButton>
      ) : (
        <p className="text-soft">{texts.own}</p>
      )}
      <BriefForm
        form={refusing}
        submit={may_decide ? texts.refuse : texts.withdraw}
        about={txn_id}
        off={approving.busy}
      >
        <NoteField form={refusing} name="note" />
      </BriefForm>
    </>
  )
}

const blank = { txn_id: '', amount: '', reason: '' }

/** People copy amounts with their commas, and transaction ids with spaces around them. */
const askSchema = z.pipe(
  z.pipe(
    z.object({ txn_id: z.string().check(z.trim()), amount: z.string(), reason: z.string() }),
    z.transform((typed: typeof blank) => ({ ...typed, amount: Number(typed.amount.replaceAll(',', '')) })),
  ),
  requestRefundSchema,
)

/** The named donation: donor, project, sum, and what is left. Nothing appears while its number is incomplete. */
const RefundedDonation = ({ typed }: { typed: string }) => {
  const { texts, lang } = useDesk('refunds')
  const txnId = useSettled(typed.trim())
  const { data, error } = useApiQuery([keys.donation, txnId, lang], (api) => staffDonation(api, txnId), {
    enabled: txnIdSchema.safeParse(txnId).success,
  })
  if (isMissing(error)) return <p className="text-wrong">{texts.unknownTxnId}</p>
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
const AskRefund = ({ txnId }: { txnId: string }) => {
  const { texts, wait } = useDesk('refunds')
  const [start, setStart] = useState({ ...blank, txn_id: txnId })
  const form = useSavedForm({
    schema: async () => askSchema,
    start,
    labels: { txn_id: texts.txnId, amount: texts.amount, reason: texts.reason },
    problems: {
      'txn_id:*': texts.wrongTxnId,
      'amount:too_big': texts.tooMuch,
      'amount:*': texts.wrongAmount,
      'reason:*': texts.wrongNote,
    },
    once: true,
    async call(api, asked) {
      await requestRefund(api, asked)
      setStart(blank)
    },
    say: texts.asked,
    refreshes: [keys.refunds, keys.waiting, keys.donation],
  })
  const typed = useFieldValue(form, 'txn_id')
  return (
    <BriefForm form={form} submit={form.act.busy ? wait : texts.ask} look="primary" label={texts.ask} framed>
      <h2>{texts.ask}</h2>
      <TextField form={form} name="txn_id" autoComplete="off" />
      <RefundedDonation typed={typed} />
      <TextField form={form} name="amount" inputMode="numeric" autoComplete="off" />
      <NoteField form={form} name="reason" />
    </BriefForm>
  )
}
