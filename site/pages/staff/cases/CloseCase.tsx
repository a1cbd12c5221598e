import { useState } from 'react'
import { closeCase } from '../../../../shared/api/staff/cases.ts'
import type { CaseRow } from '../../../../shared/contract/staff/cases.ts'
import { useServices } from '../../../app/services.ts'
import { ActForm } from '../../../parts/act/ActForm.tsx'
import { NoteField } from '../../../staff/parts/NoteField.tsx'
import { useProvenAct } from '../../../parts/act/useProvenAct.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** Closes the case with a note. The answer is shown in place; a note that was refused stays in its field. */
export const CloseCase = ({ row: { id, txn_id } }: { row: CaseRow }) => {
  const texts = useTexts('staff').cases
  const { api } = useServices()
  const [note, setNote] = useState('')
  const act = useProvenAct(async () => {
    await closeCase(api, id, note)
    return texts.closed
  })
  const isClosed = act.result !== undefined
  return (
    <ActForm
      act={act}
      submit={act.busy ? texts.closing : texts.close}
      about={texts.about(txn_id)}
      off={isClosed}
      said={act.result}
      checked
    >
      <NoteField
        label={texts.note}
        value={note}
        onChange={setNote}
        minLength={3}
        required
        readOnly={act.busy || isClosed}
      />
    </ActForm>
  )
}
