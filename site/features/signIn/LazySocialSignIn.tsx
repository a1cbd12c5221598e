import { lazyPart } from '../../framework/lazyPart.tsx'
import { social } from '../../framework/firstLoad/roots.ts'
import styles from './SocialSignIn.module.css'
import type { SocialSignInProps } from './SocialSignIn.tsx'

const Buttons = lazyPart(async () => (await import('./SocialSignIn.tsx')).SocialSignIn, {
  texts: ['signIn'],
  loading: <div className={styles.reserved} />,
  failed: null,
  browserOnly: true,
})

/** Sign-in through providers, if any is configured. If its code does not load, the form above works, and the next visit requests it again. */
export const LazySocialSignIn = (props: SocialSignInProps) =>
  social.google || social.apple ? <Buttons {...props} /> : null
