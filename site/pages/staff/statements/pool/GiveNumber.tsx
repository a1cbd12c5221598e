import { type FormEvent, useId, useState } from 'react'
import { giveNumber } from '../../../../../shared/api/staff/statements.ts'
import { useServices } from '../../../../app/services.ts'
import { Field } from '../../../../forms/Field.tsx'
import { Button } from '../../../../layout/Button.tsx'
import { ActProof } from '../../../../staff/ActProof.tsx'
import { useStaffAct } from '../../../../staff/useStaffAct.ts'
import { statementKey } from '../statementKey.ts'
import styles from '../Statements.module.css'
import { statementTexts } from '../texts.ts'

/** Gives the next free number to a receipt, for a certificate that is written by hand. */
export const GiveNumber = () => {
  const texts = statementTexts.use()
  const { api } = useServices()
  const id = useId()
  const [receipt, setReceipt] = useState('')
  const act = useStaffAct(() => giveNumber(api, receipt), statementKey)
  const code = act.fields['receipt']
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act.run()
  }
  return (
    <form className={styles.box} onSubmit={submit} noValidate>
      <Field
        id={id}
        spec={{ name: 'receipt', label: texts.giveReceipt, autoComplete: 'off' }}
        problem={code && texts.wrong[code]}
        control={{ value: receipt, onChange: (event) => setReceipt(event.target.value) }}
      />
      <ActProof act={act} />
      <Button type="submit" look="outline" busy={act.busy}>
        {act.busy ? texts.giving : texts.give}
      </Button>
      <p role="status" className={styles.said}>
        {act.result?.receipt && texts.given(act.result.number, act.result.receipt)}
      </p>
    </form>
  )
}
