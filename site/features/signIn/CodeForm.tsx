import { useEffect, useRef, useState } from 'react'
import { signInWithCode } from '../../../shared/contract/people/secondFactor.ts'
import type { SignedIn } from '../../../shared/contract/people/account.ts'
import { useServices } from '../../app/services.ts'
import forms from '../../components/forms/Form.module.css'
import { Button } from '../../components/Button.tsx'
import flow from '../../components/Flow.module.css'
import { CodeEntry } from './CodeEntry.tsx'
import { useTexts } from '../../texts/useTexts.ts'

export interface CodeFormProps {
  /** Of the first half of the sign-in. */
  token: string
  then: (signedIn: SignedIn) => void
  /** Begins again with the password. */
  again: () => void
}

/** The second half of a sign-in: six digits of the authenticator app, or a recovery code. */
export const CodeForm = ({ token, then, again }: CodeFormProps) => {
  const texts = useTexts('signIn').secondFactor
  const { api } = useServices()
  const [byRecovery, setByRecovery] = useState(false)
  const recovery = { label: texts.recoveryCode, hint: texts.recoveryHint, inputMode: 'text', byHand: true } as const
  const place = useRef<HTMLDivElement>(null)
  // The field that was in use is gone: the next one takes the focus, and is read out.
  useEffect(() => place.current?.querySelector('input')?.focus(), [byRecovery])
  return (
    <div ref={place} className={flow.stack}>
      <h2>{texts.heading}</h2>
      <CodeEntry
        key={String(byRecovery)}
        {...(byRecovery && recovery)}
        submit={texts.submit}
        call={async (code) => then(await signInWithCode(api, { token, code }))}
      >
        <div className={forms.ways}>
          <Button look="text" className={forms.link} onClick={() => setByRecovery(!byRecovery)}>
            {byRecovery ? texts.useApp : texts.useRecovery}
          </Button>
          <Button look="text" className={forms.link} onClick={again}>
            {texts.again}
          </Button>
        </div>
      </CodeEntry>
    </div>
  )
}
