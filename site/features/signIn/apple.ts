/** Sign in with Apple JS, as far as we use it: `AppleID.auth`, in its own window. */
import * as z from 'zod/mini'
import { siteRoot, social } from '../../framework/firstLoad/roots.ts'
import { newNonce } from './newNonce.ts'
import { providerScript } from './providerScript.ts'
import { SocialError } from './socialFailure.ts'

interface AppleAuth {
  init(options: Record<string, unknown>): void
  signIn(change?: Record<string, unknown>): Promise<unknown>
}

declare global {
  interface Window {
    AppleID?: { auth?: AppleAuth }
  }
}

/** The name arrives beside the token, and only the first time. */
const answerSchema = z.object({
  authorization: z.object({ id_token: z.optional(z.string()) }),
  user: z.optional(
    z.object({
      name: z.optional(z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) })),
    }),
  ),
})

const load = providerScript()

/**
 * Loads the script in advance, so that a press can open the window at once: browsers block it later.
 * @throws SocialError `notFound`, `notReady`
 */
export const loadApple = async (): Promise<void> => {
  if (!social.apple) throw new SocialError('notFound')
  await load(social.apple.script)
}

/**
 * Asks Apple who this is. Called by a press. An early press waits for the script: for a few seconds browsers still count the window as opened by that
 * press.
 * @param takeNonce a nonce that is ready, or will be soon
 * @returns the payload of `register/social`
 * @throws SocialError
 */
export const signInWithApple = async (takeNonce: () => Promise<string>) => {
  if (!window.AppleID?.auth) await loadApple()
  const auth = window.AppleID?.auth
  if (!social.apple || !auth) throw new SocialError('notFound')
  const nonce = await takeNonce()
  auth.init({
    clientId: social.apple.clientId,
    scope: 'name email',
    redirectURI: `${siteRoot}/login`,
    state: newNonce(),
    nonce,
    usePopup: true,
  })
  const answer = await auth.signIn().catch(() => {
    // Closed, refused or blocked: nobody is signed in.
    throw new SocialError('notLoggedIn')
  })
  const read = answerSchema.safeParse(answer)
  const idToken = read.success ? read.data.authorization.id_token : undefined
  // Without an id token there is only a code, which we cannot exchange.
  if (!idToken) throw new SocialError('noAccessToken')
  const { firstName = '', lastName = '' } = read.data?.user?.name ?? {}
  const name = `${firstName} ${lastName}`.trim().slice(0, 60)
  return { provider: 'APPLE' as const, idToken, nonce, ...(name && { name }) }
}
