import { useEffect, useRef, useState } from 'react'
import { disableSecondFactor, newRecoveryCodes } from '../../../../shared/api/people/secondFactor.ts'
import { codeRequestSchema } from '../../../../shared/contract/people/secondFactor.ts'
import { paths } from '../../../app/paths.ts'
import { useServices } from '../../../app/services.ts'
import { AccountForm } from '../../../forms/account/AccountForm.tsx'
import { PasswordProof } from '../../../forms/proof/PasswordProof.tsx'
import { Button } from '../../../layout/Button.tsx'
import { useCodeProblems } from '../../../secondFactor/codeProblems.ts'
import { codeTexts } from '../../../secondFactor/texts.ts'
import styles from './SecondFactor.module.css'
import { useProven } from '../../../forms/proof/useProven.ts'

interface ChangeProps {
  /** Gets the new recovery codes; none if the second factor is off now. */
  onDone: (codes: readonly string[] | undefined) => void
}

/** New recovery codes, or no second factor any more. Both need a code, and the password if the sign-in is some time ago. */
export const ChangeSecondFactor = ({ onDone }: ChangeProps) => {
  const texts = codeTexts.use()
  const problems = useCodeProblems()
  const { api } = useServices()
  const [wanted, setWanted] = useState<'renew' | 'turnOff'>()
  const form = useRef<HTMLDivElement>(null)
  const { asks, bindPassword, problem, run } = useProven()
  useEffect(() => form.current?.querySelector('input')?.focus(), [wanted])
  const act = async (code: string) =>
    wanted === 'renew'
      ? (await newRecoveryCodes(api, code)).recovery_codes
      : void (await disableSecondFactor(api, code))
  if (!wanted)
    return (
      <div className={styles.buttons}>
        <Button look="outline" onClick={() => setWanted('renew')}>
          {texts.renew}
        </Button>
        <Button look="outline" onClick={() => setWanted('turnOff')}>
          {texts.turnOff}
        </Button>
      </div>
    )
  return (
    <div ref={form} className={styles.narrow}>
      <AccountForm
        schema={() => Promise.resolve(codeRequestSchema)}
        fields={[
          {
            name: 'code',
            label: texts.code,
            hint: wanted === 'renew' ? `${texts.codeHint} ${texts.renewWhy}` : texts.codeHint,
            type: 'text',
            autoComplete: 'one-time-code',
          },
        ]}
        problems={problems}
        submit={texts[wanted]}
        send={async ({ code }) => {
          const done = await run(() => act(code))
          if (done) onDone(done.result)
        }}
      >
        {asks && <PasswordProof ref={bindPassword} problem={problem} next={`${paths.profile}#code`} />}
        <Button look="text" className={styles.button} onClick={() => setWanted(undefined)}>
          {texts.cancel}
        </Button>
      </AccountForm>
    </div>
  )
}
