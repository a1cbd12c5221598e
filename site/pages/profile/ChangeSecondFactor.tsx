import { useEffect, useRef, useState } from 'react'
import { disableSecondFactor, newRecoveryCodes } from '../../../shared/contract/people/secondFactor.ts'
import { useServices } from '../../app/services.ts'
import forms from '../../components/forms/Form.module.css'
import { Button } from '../../components/Button.tsx'
import flow from '../../components/Flow.module.css'
import { CodeEntry } from '../../features/signIn/CodeEntry.tsx'
import { useTexts } from '../../texts/useTexts.ts'

interface ChangeProps {
  /** Gets the new recovery codes; none if the second factor is off now. */
  onDone: (codes: readonly string[] | undefined) => void
}

/** New recovery codes, or no second factor any more. Both need a code, and the password if the sign-in is some time ago. */
export const ChangeSecondFactor = ({ onDone }: ChangeProps) => {
  const texts = useTexts('signIn').secondFactor
  const { api } = useServices()
  const [wanted, setWanted] = useState<'renew' | 'turnOff'>()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [wanted])
  const change = async (code: string) => {
    if (wanted === 'renew') return onDone((await newRecoveryCodes(api, code)).recovery_codes)
    await disableSecondFactor(api, code)
    onDone(undefined)
  }
  if (!wanted)
    return (
      <div className={flow.ways}>
        {(['renew', 'turnOff'] as const).map((name) => (
          <Button key={name} look="outline" onClick={() => setWanted(name)}>
            {texts[name]}
          </Button>
        ))}
      </div>
    )
  return (
    <div ref={place} className={flow.narrow}>
      {/* A recovery code is accepted, too. */}
      <CodeEntry
        submit={texts[wanted]}
        inputMode="text"
        hint={wanted === 'renew' ? `${texts.codeHint} ${texts.renewWhy}` : texts.codeHint}
        call={change}
      >
        <Button look="text" className={forms.link} onClick={() => setWanted(undefined)}>
          {texts.cancel}
        </Button>
      </CodeEntry>
    </div>
  )
}
