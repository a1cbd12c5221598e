import { currentLanguage } from '../../app/language/language.ts'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { social } from '../../framework/firstLoad/roots.ts'
import { loadTexts } from '../../texts/useTexts.ts'
import styles from './SocialSignIn.module.css'
import type { SocialSignInProps } from './SocialSignIn.tsx'

const fetchCode = async () => {
  const [{ SocialSignIn }] = await Promise.all([import('./SocialSignIn.tsx'), loadTexts('signIn', currentLanguage())])
  return SocialSignIn
}
const Buttons = lazyPart(fetchCode, { loading: <div className={styles.reserved} />, failed: null, browserOnly: true })

/** Sign-in through providers, if any is configured. If its code does not load, the form above works, and the next visit requests it again. */
export const LazySocialSignIn = (props: SocialSignInProps) =>
  social.google || social.apple ? <Buttons {...props} /> : null
