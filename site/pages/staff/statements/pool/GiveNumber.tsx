import { useId, useState } from 'react'
import { giveNumber } from '../../../../../shared/api/staff/statements.ts'
import { useServices } from '../../../../app/services.ts'
import { Field } from '../../../../forms/Field.tsx'
import { ActForm } from '../../../../parts/act/ActForm.tsx'
import { useProvenAct } from '../../../../parts/act/useProvenAct.ts'
import { statementKey } from '../statementKey.ts'
import { useTexts } from '../../../../texts/useTexts.ts'

/** Gives the next free number to a receipt, for a certificate that is written by hand. */
export const GiveNumber = () => {
  const texts = useTexts('staff').statements
  const { api } = useServices()
  const id = useId()
  const [receipt, setReceipt] = useState('')
  const act = useProvenAct(() => giveNumber(api, receipt), statementKey)
  const code = act.fields['receipt']
  return (
    <ActForm
      act={act}
      submit={act.busy ? texts.giving : texts.give}
      said={act.result?.receipt && texts.given(act.result.number, act.result.receipt)}
      framed
    >
      <Field
        id={id}
        spec={{ name: 'receipt', label: texts.giveReceipt, autoComplete: 'off' }}
        problem={code && texts.wrong[code]}
        control={{ value: receipt, onChange: (event) => setReceipt(event.target.value) }}
      />
    </ActForm>
  )
}
