import { useId, useState } from 'react'
import { requestRefund } from '../../../../shared/contract/staff/refunds.ts'
import { useServices } from '../../../app/services.ts'
import { Field } from '../../../components/forms/Field.tsx'
import { ActForm } from '../../../components/act/ActForm.tsx'
import { NoteField } from '../desk/NoteField.tsx'
import { useProvenAct } from '../../../components/act/useProvenAct.ts'
import { refundsKey } from './refundsKey.ts'
import { useTexts } from '../../../texts/useTexts.ts'

const blank = { txn_id: '', amount: '', reason: '' }

/** The form of the person who asks. @param txnId filled in, if the address names a donation */
export const AskRefund = ({ txnId }: { txnId: string }) => {
  const texts = useTexts('staff').refunds
  const { api } = useServices()
  const id = useId()
  const [typed, setTyped] = useState({ ...blank, txn_id: txnId })
  const act = useProvenAct(async () => {
    // People copy amounts with their commas. What is no number is refused at its field.
    const amount = Number(typed.amount.replaceAll(',', ''))
    const asked = await requestRefund(api, { txn_id: typed.txn_id.trim(), amount, reason: typed.reason })
    setTyped(blank)
    return asked
  }, refundsKey)
  const change = (name: keyof typeof blank) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value })
  const { fields } = act
  return (
    <ActForm
      act={act}
      submit={act.busy ? texts.asking : texts.ask}
      look="primary"
      message={act.result && texts.asked}
      label={texts.ask}
      framed
    >
      <h2>{texts.ask}</h2>
      <Field
        id={`${id}-txn`}
        spec={{ name: 'txn_id', label: texts.txnId, autoComplete: 'off' }}
        problem={fields['txn_id'] && texts.wrongTxnId}
        control={{ value: typed.txn_id, onChange: change('txn_id') }}
      />
      <Field
        id={`${id}-amount`}
        spec={{ name: 'amount', label: texts.amount, inputMode: 'numeric', autoComplete: 'off' }}
        problem={fields['amount'] && (fields['amount'] === 'too_big' ? texts.tooMuch : texts.wrongAmount)}
        control={{ value: typed.amount, onChange: change('amount') }}
      />
      <NoteField
        label={texts.reason}
        problem={fields['reason'] && texts.wrongNote}
        value={typed.reason}
        onChange={(reason) => setTyped({ ...typed, reason })}
      />
    </ActForm>
  )
}
