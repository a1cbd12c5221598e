import { useState } from 'react'
import type { NamedSocialRequest } from '../../shared/contract/people/ownAccount.ts'
import { useServices } from '../app/services.ts'
import { useSignInStep } from '../secondFactor/SignInSteps.tsx'
import { type SocialProblem, socialProblem } from './socialFailure.ts'
import { useTexts } from '../texts/useTexts.ts'

/**
 * Signs in with a provider's answer.
 * @param notice_version of the notice that the page shows, for an account that this makes
 */
export const useSocialSignIn = (notice_version?: string) => {
  const texts = useTexts('signIn').social
  const all = useTexts('common')
  const { api } = useServices()
  const take = useSignInStep()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SocialProblem>()
  const fail = (error: unknown) => setProblem(socialProblem(texts, all, error))
  return {
    /** The person has asked for this sign-in: from now on a failure gets a message. */
    asked,
    busy,
    problem,
    fail,
    /** @param ask returns the provider's answer, or throws `SocialError` */
    async signIn(ask: () => Promise<NamedSocialRequest>) {
      setAsked(true)
      setBusy(true)
      setProblem(undefined)
      try {
        const request = await ask()
        const { registerSocial } = await import('../../shared/api/people/account.ts')
        await take(await registerSocial(api, { ...request, notice_version }))
      } catch (error) {
        fail(error)
      }
      setBusy(false)
    },
  }
}
