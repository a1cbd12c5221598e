import { useId, useState } from 'react'
import { addNumbers } from '../../../../../shared/api/staff/statements.ts'
import { useServices } from '../../../../app/services.ts'
import { described, FieldFrame } from '../../../../forms/FieldFrame.tsx'
import { ActForm } from '../../../../parts/act/ActForm.tsx'
import { useProvenAct } from '../../../../parts/act/useProvenAct.ts'
import { statementKey } from '../statementKey.ts'
import { useTexts } from '../../../../texts/useTexts.ts'

/** Adds pasted numbers to the pool. They stay in the field if the API refuses them. */
export const AddNumbers = () => {
  const texts = useTexts('staff').statements
  const { api } = useServices()
  const id = useId()
  const [numbers, setNumbers] = useState('')
  const act = useProvenAct(async () => {
    const added = await addNumbers(api, numbers)
    setNumbers('')
    return added
  }, statementKey)
  const code = act.fields['numbers']
  const problem = code && texts.wrong[code]
  return (
    <ActForm
      act={act}
      submit={act.busy ? texts.adding : texts.add}
      said={act.result && texts.added(act.result.added, act.result.known)}
      framed
    >
      <FieldFrame id={id} label={texts.addNumbers} hint={texts.addHint} problem={problem}>
        <textarea
          id={id}
          rows={4}
          autoComplete="off"
          spellCheck={false}
          value={numbers}
          onChange={(event) => setNumbers(event.target.value)}
          {...described(id, problem, texts.addHint)}
        />
      </FieldFrame>
    </ActForm>
  )
}
