import { askInPopup, makeButton } from './asking.js'

/** The surface of Sign in with Apple JS that a site uses: `AppleID.auth`, by popup. */
const language = document.currentScript.src.includes('hl=hi') ? 'hi' : 'en'
const label = language === 'hi' ? 'Apple के साथ आगे बढ़ें' : 'Continue with Apple'
let settings

const tell = (name, detail) => document.dispatchEvent(new CustomEvent(name, { detail }))

const auth = {
  /** `{ clientId, scope, redirectURI, state, nonce, usePopup: true }`; the last call counts. */
  init(options) {
    settings = options
    auth.renderButton()
  },

  /**
   * Opens the sign-in window. Resolves with `{ authorization: { id_token, code, state }, user }`; `user` contains the name, which is not in the
   * token. Rejects with `{ error }`. `change` contains what differs from `init`, e.g. a new nonce.
   */
  async signIn(change = {}) {
    const { clientId = '', nonce = '', state = '' } = { ...settings, ...change }
    const answer = await askInPopup({ client_id: clientId, nonce, hl: language })
    if (answer.error) {
      tell('AppleIDSignInOnFailure', { error: answer.error })
      throw { error: answer.error }
    }
    const [firstName, ...rest] = answer.name.split(' ')
    const result = {
      authorization: { id_token: answer.idToken, code: 'sandbox', state },
      user: { email: answer.email, name: { firstName, lastName: rest.join(' ') } },
    }
    tell('AppleIDSignInOnSuccess', result)
    return result
  },

  /** Fills the page's `<div id="appleid-signin">`, if there is one. */
  renderButton() {
    const place = document.getElementById('appleid-signin')
    if (!place) return
    const button = makeButton(label, 0)
    button.addEventListener('click', () => auth.signIn().catch(() => {}))
    place.replaceChildren(button)
  },
}

window.AppleID = { auth }
