import { useState } from 'react'
import { useEditing } from '../../../forms/useEditing.ts'
import { Button } from '../../../layout/Button.tsx'
import { DedicationForm } from './DedicationForm.tsx'
import flow from '../../../parts/Flow.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

interface DedicationProps {
  txnId: string
  /** Its title; it promises to write a name. */
  purpose: string
  /** The name given before. */
  given: string | null
}

/** Asks whose name to write, for example on the slate by the kitchen door. */
export const Dedication = ({ txnId, purpose, given }: DedicationProps) => {
  const { outcome } = useTexts('outcome')
  const [name, setName] = useState(given)
  const { editing, edit, place } = useEditing(given === null)
  return (
    <section aria-labelledby="dedication-title" className={flow.stack}>
      <h2 id="dedication-title">{outcome.dedication}</h2>
      <p>{outcome.dedicationWhy(purpose)}</p>
      <div ref={place} tabIndex={-1} role="group" aria-label={outcome.dedication}>
        {editing ? (
          <DedicationForm
            txnId={txnId}
            start={name ?? ''}
            onSaved={(kept) => {
              setName(kept)
              edit(kept === null)
            }}
          />
        ) : (
          <div className={flow.ways}>
            <p role="status">{outcome.dedicated(name ?? '')}</p>
            <Button look="text" onClick={() => edit(true)}>
              {outcome.dedicationChange}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
