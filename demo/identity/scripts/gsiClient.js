import { askAddress, askInPopup, isAnswer, makeButton, newState } from './asking.js'

/** The surface of Google Identity Services that a site uses for sign-in: `google.accounts.id`. */
const language = new URL(document.currentScript.src).searchParams.get('hl') === 'hi' ? 'hi' : 'en'
const dismissedKey = 'sandbox-one-tap-dismissed'
let settings
let card

const labels = {
  en: {
    signin_with: 'Sign in with Google',
    signup_with: 'Sign up with Google',
    continue_with: 'Continue with Google',
    signin: 'Sign in',
  },
  hi: {
    signin_with: 'Google से साइन इन करें',
    signup_with: 'Google से खाता बनाएँ',
    continue_with: 'Google के साथ आगे बढ़ें',
    signin: 'साइन इन करें',
  },
}

const ask = (hl) => ({ client_id: settings.client_id, nonce: settings.nonce ?? '', hl })

const deliver = (idToken, selectBy) =>
  settings.callback({ credential: idToken, select_by: selectBy, clientId: settings.client_id })

/** What `prompt` tells its listener. */
const moment = (type, { reason = '' } = {}) => ({
  getMomentType: () => type,
  isDisplayMoment: () => type === 'display',
  isDisplayed: () => type === 'display' && reason === '',
  isNotDisplayed: () => type === 'display' && reason !== '',
  getNotDisplayedReason: () => (type === 'display' ? reason : ''),
  isSkippedMoment: () => type === 'skipped',
  getSkippedReason: () => (type === 'skipped' ? reason : ''),
  isDismissedMoment: () => type === 'dismissed',
  getDismissedReason: () => (type === 'dismissed' ? reason : ''),
})

/** A closed card stays closed until the tab closes. */
const wasDismissed = () => {
  try {
    return sessionStorage.getItem(dismissedKey) === 'yes'
  } catch {
    return false
  }
}
const rememberDismissed = () => {
  try {
    sessionStorage.setItem(dismissedKey, 'yes')
  } catch {
    // A browser without storage shows the card again.
  }
}

const closeCard = () => {
  card?.stop()
  card = undefined
}

const showCard = (listener) => {
  const state = newState()
  const frame = document.createElement('iframe')
  frame.title = language === 'hi' ? 'Google से साइन इन' : 'Sign in with Google'
  frame.src = askAddress({ ...ask(language), state, display: 'card' })
  Object.assign(frame.style, {
    position: 'fixed',
    zIndex: '1000',
    insetBlockStart: '16px',
    insetInlineEnd: '16px',
    width: 'min(360px, calc(100vw - 32px))',
    height: '0',
    border: '0',
    colorScheme: 'light dark',
  })
  const hear = (event) => {
    if (!isAnswer(event, frame.contentWindow, state)) return
    const { height, idToken, dismissed } = event.data
    if (height) {
      frame.style.height = `${height}px`
      listener(moment('display'))
    } else if (dismissed) {
      rememberDismissed()
      closeCard()
      listener(moment('skipped', { reason: 'user_cancel' }))
    } else if (idToken) {
      closeCard()
      listener(moment('dismissed', { reason: 'credential_returned' }))
      deliver(idToken, 'user_1tap')
    }
  }
  addEventListener('message', hear)
  const host = settings.prompt_parent_id && document.getElementById(settings.prompt_parent_id)
  ;(host || document.body).append(frame)
  return {
    stop() {
      removeEventListener('message', hear)
      frame.remove()
    },
  }
}

const id = {
  /** `{ client_id, callback, nonce, auto_select, prompt_parent_id }`; the last call counts. */
  initialize(options) {
    settings = options
  },

  /** The one-tap card. `listener` is called when the card is shown, skipped or closed. */
  prompt(listener = () => {}) {
    if (!settings) return listener(moment('display', { reason: 'missing_client_id' }))
    if (wasDismissed()) return listener(moment('display', { reason: 'suppressed_by_user' }))
    closeCard()
    card = showCard(listener)
  },

  /** Removes the card, e.g. when the visitor leaves the page. */
  cancel: closeCard,

  /** A button inside `parent`. `options`: `text`, `width` in px, `locale`, `click_listener`. */
  renderButton(parent, { text = 'signin_with', width, locale = language, click_listener } = {}) {
    const hl = String(locale).startsWith('hi') ? 'hi' : 'en'
    const button = makeButton(labels[hl][text] ?? labels[hl].signin_with, Number(width) || 0)
    button.addEventListener('click', async () => {
      click_listener?.()
      const answer = await askInPopup(ask(hl))
      if (answer.idToken) deliver(answer.idToken, 'btn')
    })
    parent.replaceChildren(button)
  },

  disableAutoSelect() {},
  storeCredential(_credential, callback) {
    callback?.()
  },
  revoke(_hint, callback) {
    callback?.({ successful: true })
  },
}

window.google = { ...window.google, accounts: { ...window.google?.accounts, id } }
window.onGoogleLibraryLoad?.()
