import { Suspense, useState } from 'react'
import { currentLanguage } from '../app/language/language.ts'
import { lazyAgain } from '../app/boundary/lazyAgain.ts'
import { PageBoundary } from '../app/boundary/PageBoundary.tsx'
import { social } from '../app/firstLoad/roots.ts'
import styles from './SocialSignIn.module.css'
import type { SocialSignInProps } from './SocialSignIn.tsx'

const later = lazyAgain<SocialSignInProps>(async () => {
  const [{ SocialSignIn }, { socialTexts }] = await Promise.all([import('./SocialSignIn.tsx'), import('./texts.ts')])
  await socialTexts.load(currentLanguage())
  return SocialSignIn
})

const Buttons = (props: SocialSignInProps) => {
  const [Shown] = useState(() => later())
  return <Shown {...props} />
}

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
