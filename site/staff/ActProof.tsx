import { useLocation } from 'react-router-dom'
import { PasswordProof } from '../forms/proof/PasswordProof.tsx'
import styles from './Act.module.css'
import type { StaffAct } from './useStaffAct.ts'

/** What an act of staff shows besides its button: the password's field, if the server wants it, and why it failed. */
export const ActProof = ({ act }: { act: StaffAct<unknown> }) => {
  const { asks, bindPassword, passwordProblem, problem } = act
  const { pathname, search } = useLocation()
  return (
    <>
      {asks && (
        <div className={styles.proof}>
          <PasswordProof ref={bindPassword} problem={passwordProblem} next={`${pathname}${search}`} />
        </div>
      )}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}
