import { useEffect, useRef, useState } from 'react'
import { disableSecondFactor, newRecoveryCodes } from '../../../shared/contract/people/secondFactor.ts'
import { paths } from '../../app/paths.ts'
import { useServices } from '../../app/services.ts'
import { AccountForm } from '../../features/signIn/AccountForm.tsx'
import forms from '../../features/signIn/AccountForm.module.css'
import { PasswordProof } from '../../features/proof/PasswordProof.tsx'
import { useProven } from '../../features/proof/useProven.ts'
import { Button } from '../../components/Button.tsx'
import flow from '../../components/Flow.module.css'
import { useCodeForm } from '../../features/secondFactor/useCodeForm.ts'
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
  const { asks, bindPassword, problem, run } = useProven()
  useEffect(() => place.current?.querySelector('input')?.focus(), [wanted])
  // A recovery code is accepted, too.
  const form = useCodeForm({
    inputMode: 'text',
    hint: wanted === 'renew' ? `${texts.codeHint} ${texts.renewWhy}` : texts.codeHint,
  })
  const act = async (code: string) =>
    wanted === 'renew'
      ? (await newRecoveryCodes(api, code)).recovery_codes
      : void (await disableSecondFactor(api, code))
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
      <AccountForm
        {...form}
        submit={texts[wanted]}
        send={async ({ code }) => {
          const done = await run(() => act(code))
          if (done) onDone(done.result)
        }}
      >
        {asks && <PasswordProof ref={bindPassword} problem={problem} next={`${paths.profile}#code`} />}
        <Button look="text" className={forms.link} onClick={() => setWanted(undefined)}>
          {texts.cancel}
        </Button>
      </AccountForm>
    </div>
  )
}
