import { useLocation } from 'react-router-dom'
import { pressedPart } from '../content/pressedPart.tsx'
import styles from './Act.module.css'
import text from './Text.module.css'
import type { StaffAct } from './useStaffAct.ts'

/** Most acts never ask for it. */
const PasswordProof = pressedPart(async () => (await import('../forms/proof/PasswordProof.tsx')).PasswordProof)

/** What an act of staff shows besides its button: the password's field, if the server wants it, and why it failed. */
export const ActProof = ({ act }: { act: StaffAct<unknown> }) => {
  const { asks, bindPassword, problem } = act.proof
  const { pathname, search } = useLocation()
  return (
    <>
      {asks && (
        <div className={styles.proof}>
          <PasswordProof ref={bindPassword} problem={problem} next={`${pathname}${search}`} />
        </div>
      )}
      <p role="alert" className={text.wrong}>
        {act.problem}
      </p>
    </>
  )
}
