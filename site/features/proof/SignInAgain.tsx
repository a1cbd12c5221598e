import { href } from '../../app/paths.ts'
import { useLogout } from '../../components/member/useLogout.ts'
import styles from '../signIn/AccountForm.module.css'
import { Button } from '../../components/Button.tsx'
import { useTexts } from '../../texts/useTexts.ts'

/** Signs out and opens the sign-in: a new one proves who this is, also for an account without a password. @param next where it returns to */
export const SignInAgain = ({ next }: { next: string }) => {
  const { proof } = useTexts('account')
  const logout = useLogout(href.login(next))
  return (
    <Button look="text" className={styles.link} onClick={() => void logout()}>
      {proof.again}
    </Button>
  )
}
