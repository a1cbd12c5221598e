import { Suspense } from 'react'
import { currentLanguage } from '../../app/language/language.ts'
import { lazyAgain } from '../../framework/boundary/lazyAgain.tsx'
import { PageBoundary } from '../../framework/boundary/PageBoundary.tsx'
import { social } from '../../framework/firstLoad/roots.ts'
import styles from './SocialSignIn.module.css'
import type { SocialSignInProps } from './SocialSignIn.tsx'
import { loadTexts } from '../../texts/useTexts.ts'

const Buttons = lazyAgain<SocialSignInProps>(async () => {
  const [{ SocialSignIn }] = await Promise.all([import('./SocialSignIn.tsx'), loadTexts('signIn', currentLanguage())])
  return SocialSignIn
})

/**
 * Sign-in through providers, if any is configured. Its code loads after the page. If it does not load, the form above works, and the next visit
 * requests it again.
 */
export const SocialSignInLater = (props: SocialSignInProps) =>
  social.google || social.apple ? (
    <PageBoundary instead={null}>
      <Suspense fallback={<div className={styles.reserved} />}>
        <Buttons {...props} />
      </Suspense>
    </PageBoundary>
  ) : null
