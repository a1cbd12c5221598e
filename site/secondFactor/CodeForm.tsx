import { useEffect, useRef, useState } from 'react'
import { signInWithCode } from '../../shared/api/people/secondFactor.ts'
import { codeRequestSchema } from '../../shared/contract/people/secondFactor.ts'
import type { SignedIn } from '../../shared/contract/people/session.ts'
import { useServices } from '../app/services.ts'
import { AccountForm } from '../forms/account/AccountForm.tsx'
import forms from '../forms/account/AccountForm.module.css'
import { Button } from '../layout/Button.tsx'
import styles from './CodeForm.module.css'
import { useCodeProblems } from './codeProblems.ts'
import { codeTexts } from './texts.ts'

export interface CodeFormProps {
  /** Of the first half of the sign-in. */
  token: string
  then: (signedIn: SignedIn) => void
  /** Begins again with the password. */
  again: () => void
}

/** The second half of a sign-in: six digits of the authenticator app, or a recovery code. */
export const CodeForm = ({ token, then, again }: CodeFormProps) => {
  const texts = codeTexts.use()
  const problems = useCodeProblems()
  const { api } = useServices()
  const [byRecovery, setByRecovery] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  // The field that was in use is gone: the next one takes the focus, and is read out.
  useEffect(() => place.current?.querySelector('input')?.focus(), [byRecovery])
  const field = byRecovery
    ? ({ label: texts.recoveryCode, hint: texts.recoveryHint, autoComplete: 'off' } as const)
    : ({ label: texts.code, hint: texts.codeHint, inputMode: 'numeric', autoComplete: 'one-time-code' } as const)
  return (
    <div ref={place} className={styles.step}>
      <h2>{texts.heading}</h2>
      <AccountForm
        key={String(byRecovery)}
        schema={() => Promise.resolve(codeRequestSchema)}
        fields={[{ name: 'code', type: 'text', ...field }]}
        problems={problems}
        submit={texts.submit}
        send={async ({ code }) => then(await signInWithCode(api, { token, code }))}
      >
        <div className={forms.ways}>
          <Button look="text" className={forms.link} onClick={() => setByRecovery(!byRecovery)}>
            {byRecovery ? texts.useApp : texts.useRecovery}
          </Button>
          <Button look="text" className={forms.link} onClick={again}>
            {texts.again}
          </Button>
        </div>
      </AccountForm>
    </div>
  )
}
