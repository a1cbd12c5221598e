import { type ComponentType, lazy, Suspense } from 'react'
import { currentLanguage } from '../app/language.ts'
import { social } from '../app/roots.ts'
import type { SocialSignInProps } from './SocialSignIn.tsx'
import styles from './SocialSignIn.module.css'

const Buttons = lazy(async (): Promise<{ default: ComponentType<SocialSignInProps> }> => {
  try {
    const [{ SocialSignIn }, { socialTexts }] = await Promise.all([import('./SocialSignIn.tsx'), import('./texts.ts')])
    await socialTexts.load(currentLanguage())
    return { default: SocialSignIn }
  } catch (error) {
    // The form above works without.
    console.warn('could not load the sign-in of the providers', error)
    return { default: () => null }
  }
})

/** Sign-in through providers, where any is configured; its code comes after the page. */
export const SocialSignInLater = (props: SocialSignInProps) =>
  social.google || social.apple ? (
    <Suspense fallback={<div className={styles.reserved} />}>
      <Buttons {...props} />
    </Suspense>
  ) : null
