import { useState } from 'react'
import { type CorrectOfflineForm, offlineOptions } from '../../../../shared/contract/staff/offlineDonation.ts'
import type { StaffDonation } from '../../../../shared/contract/staff/donation.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useLanguage } from '../../../app/language/language.ts'
import { Button } from '../../../components/Button.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { useFocusBack } from '../desk/useFocusBack.ts'
import { DeskSection } from '../desk/DeskSection.tsx'
import parts from '../desk/DeskItem.module.css'
import text from '../../../components/Text.module.css'
import { CorrectForm } from './CorrectForm.tsx'
import { useTexts } from '../../../texts/useTexts.ts'

export interface CorrectOfflineProps {
  donation: Omit<StaffDonation, 'mode'> & Pick<CorrectOfflineForm, 'mode'>
  /** The newest version of the receipt. */
  version: number
}

/** A button that opens the form of a correction, and what was saved last. */
export const CorrectOffline = (props: CorrectOfflineProps) => {
  const texts = useTexts('staff').correct
  const lang = useLanguage()
  const [open, setOpen] = useState(false)
  const [saved, setSaved] = useState<number>()
  const options = useApiQuery(['staff-offline-options', lang], offlineOptions, { enabled: open })
  const opener = useFocusBack(open)
  const close = (version?: number) => {
    setSaved(version)
    setOpen(false)
  }
  return (
    <DeskSection title={texts.title}>
      <div className={parts.form}>
        <p>{texts.lead}</p>
        <p role="status" className={text.done}>
          {saved !== undefined && texts.saved(saved)}
        </p>
        {open ? (
          <QueryState query={options}>
            {(data) => <CorrectForm {...props} options={data} onSaved={close} onCancel={() => close()} />}
          </QueryState>
        ) : (
          <div ref={opener}>
            <Button
              look="outline"
              onClick={() => {
                setSaved(undefined)
                setOpen(true)
              }}
            >
              {texts.open}
            </Button>
          </div>
        )}
      </div>
    </DeskSection>
  )
}
