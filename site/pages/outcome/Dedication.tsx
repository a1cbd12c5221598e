import { useEffect, useRef, useState } from 'react'
import { Button } from '../../layout/Button.tsx'
import { DedicationForm } from './DedicationForm.tsx'
import styles from './GiftOutcome.module.css'
import { outcomeTexts } from './texts.ts'

interface DedicationProps {
  txnId: string
  /** Its title; it promises to write a name. */
  purpose: string
  /** The name that was given before. */
  given: string | null
}

/** Asks whose name is to be written, for example on the slate by the kitchen door. */
export const Dedication = ({ txnId, purpose, given }: DedicationProps) => {
  const { outcome } = outcomeTexts.use()
  const [name, setName] = useState(given)
  const [changing, setChanging] = useState(given === null)
  const [turns, setTurns] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  // The form and the name replace each other, together with the button that was pressed: the focus stays here.
  useEffect(() => {
    if (turns > 0) place.current?.focus()
  }, [turns])
  const turn = (toForm: boolean) => {
    setChanging(toForm)
    setTurns((count) => count + 1)
  }
  return (
    <section aria-labelledby="dedication-title" className={styles.addition}>
      <h2 id="dedication-title">{outcome.dedication}</h2>
      <p>{outcome.dedicationWhy(purpose)}</p>
      <div ref={place} tabIndex={-1} role="group" aria-label={outcome.dedication}>
        {changing ? (
          <DedicationForm
            txnId={txnId}
            start={name ?? ''}
            onSaved={(kept) => {
              setName(kept)
              turn(kept === null)
            }}
          />
        ) : (
          <div className={styles.kept}>
            <p role="status">{outcome.dedicated(name ?? '')}</p>
            <Button look="text" onClick={() => turn(true)}>
              {outcome.dedicationChange}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
