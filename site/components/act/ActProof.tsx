import { useLocation } from 'react-router-dom'
import { pressedPart } from '../content/pressedPart.tsx'
import styles from './Act.module.css'
import text from '../Text.module.css'
import type { ProvenAct } from './useProvenAct.ts'

/** Most acts never ask for it. */
const PasswordProof = pressedPart(async () => (await import('../../features/proof/PasswordProof.tsx')).PasswordProof)

interface ActProofProps {
  act: ProvenAct<unknown>
  /** Anchor of the part of the page to which a new sign-in returns. */
  section?: string | undefined
}

/** What an act shows besides its button: the password's field, if the server wants it, and why it failed. */
export const ActProof = ({ act, section }: ActProofProps) => {
  const { asks, bindPassword, problem } = act.proof
  const { pathname, search } = useLocation()
  return (
    <>
      {asks && (
        <div className={styles.proof}>
          <PasswordProof
            ref={bindPassword}
            problem={problem}
            next={`${pathname}${search}${section ? `#${section}` : ''}`}
          />
        </div>
      )}
      <p role="alert" className={text.wrong}>
        {act.problem}
      </p>
    </>
  )
}
