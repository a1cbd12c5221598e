import { askInPopup } from './asking.js'

/** The surface of Sign in with Apple JS that a site uses: `AppleID.auth`, by popup. */
let settings

const auth = {
  /** `{ clientId, scope, redirectURI, state, nonce, usePopup: true }`; the last call counts. */
  init(options) {
    settings = options
  },

  /**
   * Opens the sign-in window. Resolves with `{ authorization: { id_token, code, state }, user }`; `user` contains the name, which is not in the
   * token. Rejects with `{ error }`.
   */
  async signIn() {
    const { clientId, nonce, state } = settings
    const answer = await askInPopup({ client_id: clientId, nonce })
    if (answer.error) throw { error: answer.error }
    const [firstName, ...rest] = answer.name.split(' ')
    return {
      authorization: { id_token: answer.idToken, code: 'sandbox', state },
      user: { email: answer.email, name: { firstName, lastName: rest.join(' ') } },
    }
  },
}

window.AppleID = { auth }
