import { useId, useState } from 'react'
import { fileStatement } from '../../../../../shared/api/staff/statements.ts'
import type { StoredStatement } from '../../../../../shared/contract/staff/statements.ts'
import { formatDateTime } from '../../../../../shared/date.ts'
import { formatRupees } from '../../../../../shared/money.ts'
import { useLanguage } from '../../../../app/language/language.ts'
import { useServices } from '../../../../app/services.ts'
import { Field } from '../../../../forms/Field.tsx'
import { ActForm } from '../../../../parts/act/ActForm.tsx'
import { useProvenAct } from '../../../../parts/act/useProvenAct.ts'
import { statementKey } from '../statementKey.ts'
import { useTexts } from '../../../../texts/useTexts.ts'

/** Enters the acknowledgement number of the file that was downloaded last. */
export const MarkFiled = ({ prepared }: { prepared: StoredStatement }) => {
  const texts = useTexts('staff').statements
  const lang = useLanguage()
  const { api } = useServices()
  const id = useId()
  const [number, setNumber] = useState('')
  const act = useProvenAct(() => fileStatement(api, prepared.id, number), statementKey)
  return (
    <ActForm
      act={act}
      submit={act.busy ? texts.marking : texts.markFiled}
      look="primary"
      label={texts.markFiled}
      framed
    >
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
    </ActForm>
  )
}
