import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { approveRefund, refuseRefund, staffRefunds } from '../../../../shared/contract/staff/refunds.ts'
import { txnIdSchema } from '../../../../shared/contract/basics.ts'
import { refuseRefundSchema, type StaffRefund } from '../../../../shared/contract/staff/refunds.ts'
import { formatDateTime, formatDay } from '../../../../shared/date.ts'
import { formatRupees } from '../../../../shared/money.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { useServices } from '../../../app/services.ts'
import { pageIn } from '../../../components/Pager.tsx'
import text from '../../../components/Text.module.css'
import { ActButton } from '../../../components/act/ActButton.tsx'
import { useAct } from '../../../components/act/useAct.ts'
import { BriefForm } from '../../../components/forms/BriefForm.tsx'
import { useForm } from '../../../components/forms/useForm.ts'
import { DeskHeading } from '../desk/DeskHeading.tsx'
import { deskPath } from '../desk/deskPath.ts'
import { DeskItem } from '../desk/DeskItem.tsx'
import { EntryPages } from '../desk/EntryPages.tsx'
import { FactList } from '../desk/FactList.tsx'
import { NoteField } from '../desk/NoteField.tsx'
import { useMay } from '../desk/role.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { waitingKey } from '../desk/waiting.ts'
import { AskRefund } from './AskRefund.tsx'
import { refundsKey } from './refundsKey.ts'

/** `/staff/refunds?txn_id=…&page=2`: a form to ask for a refund, and every refund, newest first; those of one donation, if the address names it. */
export const RefundsPage = () => {
  const texts = useTexts('staff').refunds
  const lang = useLanguage()
  const mayAsk = useMay('accountant')
  const [search] = useSearchParams()
  const page = pageIn(search)
  const txnId = txnIdSchema.safeParse(search.get('txn_id')).data
  const [message, setMessage] = useState('')
  const query = useApiQuery([refundsKey, txnId, page, lang], (api) => staffRefunds(api, page, { txn_id: txnId }), {
    staleTime: 0,
  })
  return (
    <>
      <DeskHeading title={texts.title} lead={texts.lead} />
      {mayAsk && <AskRefund key={txnId} txnId={txnId ?? ''} />}
      <p role="status" className={text.good}>
        {message}
      </p>
      {txnId && (
        <p>
          {texts.ofDonation(txnId)} <Link to="?">{texts.everyRefund}</Link>
        </p>
      )}
      <EntryPages query={query} empty={<p>{txnId ? texts.emptyOfDonation : texts.empty}</p>} label={texts.pages}>
        {(refund) => <RefundEntry key={refund.id} refund={refund} onDecided={setMessage} />}
      </EntryPages>
    </>
  )
}

/** One refund: how much, why, who, and its state. Another person than the one who asked can approve it. */
const RefundEntry = ({ refund, onDecided }: { refund: StaffRefund; onDecided(message: string): void }) => {
  const texts = useTexts('staff').refunds
  const lang = useLanguage()
  const may = useMay('accountant')
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
          [
            texts.transaction,
            <Link key="transaction" to={deskPath('donations', txn_id)}>
              {txn_id}
            </Link>,
          ],
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
            refund.revision && (
              <Link key="statement" to={`${deskPath('statements')}?year=${refund.revision}`}>
                {texts.revision(refund.revision)}
              </Link>
            ),
          ],
        ]}
      />
      {state === 'asked' && may && <DecideRefund refund={refund} onDecided={onDecided} />}
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
  const texts = useTexts('staff').refunds
  const { api } = useServices()
  const approving = useAct({
    async call() {
      await approveRefund(api, id)
      onDecided(way === 'provider' ? texts.approved : texts.entered)
    },
    say: null,
    refreshes: [refundsKey, waitingKey, 'staff-donation'],
  })
  const refusing = useForm({
    schema: async () => noteSchema,
    labels: { note: may_decide ? texts.refuseNote : texts.withdrawNote },
    problems: { 'note:*': texts.wrongNote },
    async call({ note }) {
      await refuseRefund(api, id, note)
      onDecided(texts.refused)
    },
    say: null,
    refreshes: [refundsKey, waitingKey],
  })
  const about = texts.about(txn_id)
  return (
    <>
      {may_decide ? (
        <ActButton act={approving} about={about} look="primary" off={refusing.act.busy}>
          {texts.approve}
        </ActButton>
      ) : (
        <p className={text.soft}>{texts.own}</p>
      )}
      <BriefForm form={refusing} submit={may_decide ? texts.refuse : texts.withdraw} about={about} off={approving.busy}>
        <NoteField form={refusing} name="note" />
      </BriefForm>
    </>
  )
}
