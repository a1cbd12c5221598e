import { type FormEvent, useId, useState } from 'react'
import { fileStatement } from '../../../../../shared/api/staff/statements.ts'
import type { StoredStatement } from '../../../../../shared/contract/staff/statements.ts'
import { formatDateTime } from '../../../../../shared/date.ts'
import { formatRupees } from '../../../../../shared/money.ts'
import { useLanguage } from '../../../../app/language/language.ts'
import { useServices } from '../../../../app/services.ts'
import { Field } from '../../../../forms/Field.tsx'
import { Button } from '../../../../layout/Button.tsx'
import { ActProof } from '../../../../staff/ActProof.tsx'
import { useStaffAct } from '../../../../staff/useStaffAct.ts'
import { statementKey } from '../statementKey.ts'
import styles from '../Statements.module.css'
import { statementTexts } from '../texts.ts'

/** Enters the acknowledgement number of the file that was downloaded last. */
export const MarkFiled = ({ prepared }: { prepared: StoredStatement }) => {
  const texts = statementTexts.use()
  const lang = useLanguage()
  const { api } = useServices()
  const id = useId()
  const [number, setNumber] = useState('')
  const act = useStaffAct(() => fileStatement(api, prepared.id, number), statementKey)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act.run()
  }
  return (
    <form className={styles.box} onSubmit={submit} noValidate aria-label={texts.markFiled}>
      <p>
        {texts.prepared(formatDateTime(prepared.prepared_at, lang), prepared.digest)}{' '}
        {texts.rows(prepared.rows, formatRupees(prepared.rupees))}
      </p>
      <Field
        id={id}
        spec={{
          name: 'acknowledgement',
          label: texts.acknowledgement,
          hint: texts.acknowledgementHint,
          autoComplete: 'off',
        }}
        problem={'acknowledgement' in act.fields ? texts.acknowledgementWrong : undefined}
        control={{ value: number, onChange: (event) => setNumber(event.target.value) }}
      />
      <ActProof act={act} />
      <Button type="submit" busy={act.busy}>
        {act.busy ? texts.marking : texts.markFiled}
      </Button>
    </form>
  )
}
