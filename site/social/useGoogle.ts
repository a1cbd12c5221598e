import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLanguage } from '../app/language/language.ts'
import { social } from '../app/firstLoad/roots.ts'
import { type GoogleId, type GoogleOptions, loadGoogle } from './google.ts'
import { newNonce } from './newNonce.ts'

interface UseGoogleOptions {
  context: GoogleOptions['context']
  /** Where the provider's button stands; absent: none. */
  place?: RefObject<HTMLElement | null>
  text?: 'signin_with' | 'signup_with' | 'continue_with'
  /** Id of the element where the one-tap card stands; absent: no card. */
  card?: string | undefined
  /** Part of the donation dialog: else the card goes while that is open. */
  inDialog?: boolean
  onToken(idToken: string, nonce: string): void
  onFailure(error: unknown): void
}

/** Widest that the provider draws its button, in px. */
const widest = 400

/** Google's button and one-tap card, for as long as the component stands. A page's card goes while the donation dialog is open. */
export const useGoogle = ({
  context,
  place,
  text = 'signin_with',
  card,
  inDialog = false,
  onToken,
  onFailure,
}: UseGoogleOptions) => {
  const lang = useLanguage()
  const told = useEffectEvent(onToken)
  const failed = useEffectEvent(onFailure)
  useEffect(() => {
    if (!social.google) return undefined
    const { clientId } = social.google
    let google: GoogleId | undefined
    let gone = false
    const begin = (id: GoogleId) => {
      // A nonce is good for one token: the next press asks with another one.
      const nonce = newNonce()
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
          begin(id)
          told(credential, nonce)
        },
      })
    }
    const offer = () => {
      if (card && (inDialog || !window.DonateWidget?.isOpen)) google?.prompt()
    }
    const hide = () => google?.cancel()
    loadGoogle(lang).then(
      (id) => {
        if (gone) return
        google = id
        begin(id)
        const parent = place?.current
        if (parent) {
          const width = Math.min(widest, parent.clientWidth)
          id.renderButton(parent, { type: 'standard', theme: 'outline', size: 'large', text, locale: lang, width })
        }
        offer()
      },
      (error: unknown) => !gone && failed(error),
    )
    const comeBack = () => {
      // The provider answers whoever asked last, which the dialog may have been.
      if (google) begin(google)
      offer()
    }
    if (!inDialog) {
      window.addEventListener('donate:open', hide)
      window.addEventListener('donate:close', comeBack)
    }
    return () => {
      gone = true
      hide()
      window.removeEventListener('donate:open', hide)
      window.removeEventListener('donate:close', comeBack)
    }
  }, [lang, card, context, place, text, inDialog])
}
