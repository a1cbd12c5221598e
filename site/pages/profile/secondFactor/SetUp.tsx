import { type FormEvent, useState } from 'react'
import { beginSecondFactor } from '../../../../shared/api/people/secondFactor.ts'
import type { NewSecret } from '../../../../shared/contract/people/secondFactor.ts'
import { paths } from '../../../app/paths.ts'
import { useServices } from '../../../app/services.ts'
import { PasswordProof } from '../../../forms/proof/PasswordProof.tsx'
import { Button } from '../../../layout/Button.tsx'
import { codeTexts } from '../../../secondFactor/texts.ts'
import { Enrolment } from './Enrolment.tsx'
import styles from './SecondFactor.module.css'
import { useAct } from '../../../forms/useAct.ts'
import { useProven } from '../../../forms/proof/useProven.ts'

/** The button that begins; then the new secret and the field for its first code. */
export const SetUp = ({ onDone }: { onDone: (codes: readonly string[]) => void }) => {
  const texts = codeTexts.use()
  const { api } = useServices()
  const { asks, bindPassword, problem, run: prove } = useProven()
  const { busy, failure, run } = useAct()
  const [begun, setBegun] = useState<NewSecret>()
  const begin = async () => {
    const done = await prove(() => beginSecondFactor(api))
    if (done) setBegun(done.result)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(begin)
  }
  if (begun) return <Enrolment secret={begun} onDone={onDone} onCancel={() => setBegun(undefined)} />
  return (
    <form onSubmit={submit} className={styles.part} aria-label={texts.begin}>
      {asks && (
        <div className={styles.narrow}>
          <PasswordProof ref={bindPassword} problem={problem} next={`${paths.profile}#code`} />
        </div>
      )}
      <Button type="submit" look="outline" busy={busy} className={styles.button}>
        {texts.begin}
      </Button>
      <p role="alert" className={styles.problem}>
        {failure}
      </p>
    </form>
  )
}
