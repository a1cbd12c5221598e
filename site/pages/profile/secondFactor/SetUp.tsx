import { type FormEvent, useState } from 'react'
import { beginSecondFactor } from '../../../../shared/api/people/secondFactor.ts'
import type { NewSecret } from '../../../../shared/contract/people/secondFactor.ts'
import { paths } from '../../../app/paths.ts'
import { useServices } from '../../../app/services.ts'
import { useTexts } from '../../../app/texts.ts'
import { failureText } from '../../../forms/failureText.ts'
import { PasswordProof } from '../../../forms/proof/PasswordProof.tsx'
import { Button } from '../../../layout/Button.tsx'
import { codeTexts } from '../../../secondFactor/texts.ts'
import { Enrolment } from './Enrolment.tsx'
import styles from './SecondFactor.module.css'
import { useProven } from '../../../forms/proof/useProven.ts'

/** The button that begins; then the new secret and the field for its first code. */
export const SetUp = ({ onDone }: { onDone: (codes: readonly string[]) => void }) => {
  const texts = codeTexts.use()
  const all = useTexts()
  const { api } = useServices()
  const { asks, bindPassword, problem, run } = useProven()
  const [begun, setBegun] = useState<NewSecret>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    await run(() => beginSecondFactor(api)).then((done) => done && setBegun(done.result), setFailure)
    setBusy(false)
  }
  if (begun) return <Enrolment secret={begun} onDone={onDone} onCancel={() => setBegun(undefined)} />
  return (
    <form onSubmit={(event) => void begin(event)} className={styles.part} aria-label={texts.begin}>
      {asks && (
        <div className={styles.narrow}>
          <PasswordProof ref={bindPassword} problem={problem} next={`${paths.profile}#code`} />
        </div>
      )}
      <Button type="submit" look="outline" busy={busy} className={styles.button}>
        {texts.begin}
      </Button>
      <p role="alert" className={styles.problem}>
        {failure !== undefined && failureText(all, failure)}
      </p>
    </form>
  )
}
