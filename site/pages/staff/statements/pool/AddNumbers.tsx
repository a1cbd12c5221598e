import { type FormEvent, useId, useState } from 'react'
import { addNumbers } from '../../../../../shared/api/staff/statements.ts'
import { useServices } from '../../../../app/services.ts'
import { described, FieldFrame } from '../../../../forms/FieldFrame.tsx'
import { Button } from '../../../../layout/Button.tsx'
import { ActProof } from '../../../../staff/ActProof.tsx'
import { useStaffAct } from '../../../../staff/useStaffAct.ts'
import { statementKey } from '../statementKey.ts'
import styles from '../Statements.module.css'
import { statementTexts } from '../texts.ts'

/** Adds pasted numbers to the pool. They stay in the field if the API refuses them. */
export const AddNumbers = () => {
  const texts = statementTexts.use()
  const { api } = useServices()
  const id = useId()
  const [numbers, setNumbers] = useState('')
  const act = useStaffAct(async () => {
    const added = await addNumbers(api, numbers)
    setNumbers('')
    return added
  }, statementKey)
  const code = act.fields['numbers']
  const problem = code && texts.wrong[code]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act.run()
  }
  return (
    <form className={styles.box} onSubmit={submit} noValidate>
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
      <ActProof act={act} />
      <Button type="submit" look="outline" busy={act.busy}>
        {act.busy ? texts.adding : texts.add}
      </Button>
      <p role="status" className={styles.said}>
        {act.result && texts.added(act.result.added, act.result.known)}
      </p>
    </form>
  )
}
