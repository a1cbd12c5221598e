import { useEffect } from 'react'
import { notify } from '../app/notify.ts'
import { OneTapPlace, oneTapPlace } from './OneTapPlace.tsx'
import { useGoogle } from './useGoogle.ts'
import { useSocialSignIn } from './useSocialSignIn.ts'

/** Google's one-tap card alone. A script that does not come is nothing that a visitor has asked for. */
export const OneTap = () => {
  const { problem, signIn } = useSocialSignIn()
  useGoogle({
    context: 'signin',
    card: oneTapPlace,
    onToken: (idToken, nonce) => void signIn(() => Promise.resolve({ provider: 'GOOGLE', idToken, nonce })),
    onFailure: (error) => console.warn('one-tap sign-in is not there', error),
  })
  useEffect(() => {
    if (problem) notify({ kind: 'error', ...problem })
  }, [problem])
  return <OneTapPlace />
}
