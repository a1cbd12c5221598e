import { type FormEvent, useId, useState } from 'react'
import { requestRefund } from '../../../../shared/api/staff/refunds.ts'
import { useServices } from '../../../app/services.ts'
import { Field } from '../../../forms/Field.tsx'
import { Button } from '../../../layout/Button.tsx'
import { ActProof } from '../../../staff/ActProof.tsx'
import { useStaffAct } from '../../../staff/useStaffAct.ts'
import styles from '../cases/Cases.module.css'
import { NoteField } from '../cases/NoteField.tsx'
import { refundsKey } from './refundsKey.ts'
import { refundTexts } from './texts.ts'

const blank = { txn_id: '', amount: '', reason: '' }

/** The form of the person who asks. @param txnId filled in, if the address names a donation */
export const AskRefund = ({ txnId }: { txnId: string }) => {
  const texts = refundTexts.use()
  const { api } = useServices()
  const id = useId()
  const [typed, setTyped] = useState({ ...blank, txn_id: txnId })
  const act = useStaffAct(async () => {
    // People copy amounts with their commas. What is no number is refused at its field.
    const amount = Number(typed.amount.replaceAll(',', ''))
    const asked = await requestRefund(api, { txn_id: typed.txn_id.trim(), amount, reason: typed.reason })
    setTyped(blank)
    return asked
  }, refundsKey)
  const change = (name: keyof typeof blank) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!act.busy) void act.run()
  }
  const { fields } = act
  return (
    <form className={styles.box} onSubmit={submit} noValidate aria-labelledby={id}>
      <h2 id={id}>{texts.ask}</h2>
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
      <ActProof act={act} />
      <Button type="submit" busy={act.busy}>
        {act.busy ? texts.asking : texts.ask}
      </Button>
      <p role="status" className={styles.done}>
        {act.result && texts.asked}
      </p>
    </form>
  )
}
