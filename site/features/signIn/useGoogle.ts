import { type RefObject, useEffect, useEffectEvent } from 'react'
import { social } from '../../framework/firstLoad/roots.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'
import { askNonce, nonceLifeMs } from './newNonce.ts'
import { providerScript } from './providerScript.ts'
import { SocialError } from './socialFailure.ts'

/**
 * Whether the page is in another app's own browser, by the names that these give themselves. There Google refuses to sign anybody in (`disallowed_useragent`,
 * https://developers.google.com/identity/protocols/oauth2/policies#browsers), so a button would only be a dead end.
 */
export const isInApp = (agent = navigator.userAgent): boolean =>
  /; wv\)|\bFB_IAB\b|\bFBA[NV]\b|Instagram|WhatsApp|LinkedInApp|Snapchat|\bLine\//.test(agent) ||
  (/\b(iPhone|iPad)\b/.test(agent) && !agent.includes('Safari/'))

interface UseGoogleOptions {
  context: GoogleOptions['context']
  /** Element of the provider's button. */
  place: RefObject<HTMLElement | null>
  text: ButtonOptions['text']
  /** Id of the element of the one-tap card; absent: no card. */
  card: string | undefined
  /** Part of the donation dialog: otherwise the card disappears while that is open. */
  inDialog: boolean
  onToken(idToken: string, nonce: string): void
  onFailure(error: unknown): void
}

/** Maximum width of the provider's button, in px. */
const widest = 400

/** Google's button and one-tap card, while the component is mounted. A page's card disappears while the donation dialog is open. */
export const useGoogle = (options: UseGoogleOptions) => {
  const { context, place, text, card, inDialog } = options
  const lang = useLanguage()
  const { api } = useServices()
  const onIdToken = useEffectEvent(options.onToken)
  const failed = useEffectEvent(options.onFailure)
  useEffect(() => {
    if (!social.google || isInApp()) return undefined
    const { clientId } = social.google
    let google: GoogleId | undefined
    let gone = false
    let begun = 0
    const begin = async (id: GoogleId) => {
      const turn = ++begun
      // A nonce is valid for one token: the next press uses another one.
      const nonce = await askNonce(api)
      if (gone || turn !== begun) return
      id.initialize({
        client_id: clientId,
        nonce,
        context,
        auto_select: false,
        cancel_on_tap_outside: false,
        itp_support: true,
        ...(card && { prompt_parent_id: card }),
        callback: ({ credential }) => {
          if (gone || !credential) return
          void begin(id)
          onIdToken(credential, nonce)
        },
      })
    }
    const offer = () => {
      if (card && (inDialog || !window.DonateWidget?.isOpen)) google?.prompt()
    }
    const hide = () => google?.cancel()
    loadGoogle(lang).then(
      async (id) => {
        google = id
        await begin(id)
        if (gone) return
        const parent = place.current
        if (parent) {
          const width = Math.min(widest, parent.clientWidth)
          id.renderButton(parent, { type: 'standard', theme: 'outline', size: 'large', text, locale: lang, width })
        }
        offer()
      },
      (error: unknown) => !gone && failed(error),
    )
    const comeBack = async () => {
      // The provider answers the last caller, which may have been the dialog.
      if (google) await begin(google)
      if (!gone) offer()
    }
    const renewal = setInterval(() => google && void begin(google), nonceLifeMs)
    if (!inDialog) {
      window.addEventListener('donate:open', hide)
      window.addEventListener('donate:close', comeBack)
    }
    return () => {
      gone = true
      clearInterval(renewal)
      hide()
      window.removeEventListener('donate:open', hide)
      window.removeEventListener('donate:close', comeBack)
    }
  }, [lang, card, context, place, text, inDialog, api])
}

/** Google Identity Services, as far as we use it: `google.accounts.id`. Loaded only on pages with a sign-in. */
interface GoogleOptions {
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

interface ButtonOptions {
  type: 'standard'
  theme: 'outline'
  size: 'large'
  text: 'signin_with' | 'signup_with' | 'continue_with'
  locale: string
  /** px */
  width: number
}

interface GoogleId {
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
const loadGoogle = async (lang: string): Promise<GoogleId> => {
  if (!social.google) throw new SocialError('notFound')
  await load(`${social.google.script}?hl=${lang}`)
  const id = window.google?.accounts?.id
  if (!id) throw new SocialError('notFound')
  return id
}
