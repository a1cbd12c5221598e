import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/Button.tsx'
import { useFocusBack } from '../desk/useFocusBack.ts'
import { DeskSection } from '../desk/DeskSection.tsx'
import parts from '../desk/DeskItem.module.css'
import text from '../../../components/Text.module.css'
import { CancelForm } from './CancelForm.tsx'
import type { DonationMode } from '../../../../shared/contract/donation/donation.ts'
import { useTexts } from '../../../texts/useTexts.ts'

/** `asked`: another person must approve it. */
export type Done = 'mailed' | 'silent' | 'asked'

export interface CancelOfflineProps {
  txnId: string
  /** The newest version of the receipt. */
  version: number
  mode: DonationMode
  /** Set when the donation is cancelled, or another person was asked: whether the donor gets a mail. */
  done: Done | undefined
  onDone(done: Done): void
}

/** A button that opens the form, and afterwards what was done. */
export const CancelOffline = (props: CancelOfflineProps) => {
  const texts = useTexts('staff').cancel
  const { done } = props
  const [open, setOpen] = useState(false)
  const opener = useFocusBack(open)
  const message = useRef<HTMLParagraphElement>(null)
  // The form with the focus is gone.
  useEffect(() => {
    if (done) message.current?.focus()
  }, [done])
  return (
    <DeskSection title={texts.title}>
      <div className={parts.form}>
        {!done && <p>{texts.lead}</p>}
        <p ref={message} role="status" tabIndex={-1} className={text.done}>
          {done && texts.saved[done]}
        </p>
        {open && !done && <CancelForm {...props} onClose={() => setOpen(false)} />}
        {!open && (
          <div ref={opener}>
            <Button look="outline" onClick={() => setOpen(true)}>
              {texts.open}
            </Button>
          </div>
        )}
      </div>
    </DeskSection>
  )
}
