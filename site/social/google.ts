/** Google Identity Services, as far as we use it: `google.accounts.id`. Loaded only on pages with a sign-in. */
import { social } from '../app/firstLoad/roots.ts'
import { providerScript } from './providerScript.ts'
import { SocialError } from './socialFailure.ts'

export interface GoogleOptions {
  client_id: string
  nonce: string
  callback(answer: { credential?: string }): void
  auto_select: boolean
  cancel_on_tap_outside: boolean
  context: 'signin' | 'signup'
  itp_support: boolean
  /** Position of the one-tap card. */
  prompt_parent_id?: string
}

export interface ButtonOptions {
  type: 'standard'
  theme: 'outline'
  size: 'large'
  text: 'signin_with' | 'signup_with' | 'continue_with'
  locale: string
  /** px */
  width: number
}

export interface GoogleId {
  initialize(options: GoogleOptions): void
  prompt(): void
  cancel(): void
  renderButton(parent: HTMLElement, options: ButtonOptions): void
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } }
  }
}

const load = providerScript()

/**
 * The provider's own object. A script that did not load is requested again by the next call.
 * @throws SocialError `notFound` if it is not configured or provides nothing, `notReady` if its script does not load
 */
export const loadGoogle = async (lang: string): Promise<GoogleId> => {
  if (!social.google) throw new SocialError('notFound')
  await load(`${social.google.script}?hl=${lang}`)
  const id = window.google?.accounts?.id
  if (!id) throw new SocialError('notFound')
  return id
}
