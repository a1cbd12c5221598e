import { askAddress, askInPopup, isAnswer } from './asking.js'

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
  },
  hi: {
    signin_with: 'Google से साइन इन करें',
    signup_with: 'Google से खाता बनाएँ',
    continue_with: 'Google के साथ आगे बढ़ें',
  },
}

const ask = (hl) => ({ client_id: settings.client_id, nonce: settings.nonce, hl })

const deliver = (idToken) => settings.callback({ credential: idToken })

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

const showCard = () => {
  const state = crypto.randomUUID()
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
      return
    }
    closeCard()
    if (dismissed) rememberDismissed()
    if (idToken) deliver(idToken)
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

/** A button without its own style sheet, because a strict policy of the page allows no other way. */
const makeButton = (label, width) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  Object.assign(button.style, {
    boxSizing: 'border-box',
    width: `${width}px`,
    maxWidth: '100%',
    minHeight: '44px',
    padding: '8px 16px',
    border: '1px solid currentColor',
    borderRadius: '4px',
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  })
  return button
}

const id = {
  /** `{ client_id, callback, nonce, auto_select, prompt_parent_id }`; the last call counts. */
  initialize(options) {
    settings = options
  },

  /** The one-tap card. */
  prompt() {
    if (wasDismissed()) return
    closeCard()
    card = showCard()
  },

  /** Removes the card, e.g. when the visitor leaves the page. */
  cancel: closeCard,

  /** A button inside `parent`; `width` in px. */
  renderButton(parent, { text, width, locale }) {
    const hl = locale.startsWith('hi') ? 'hi' : 'en'
    const button = makeButton(labels[hl][text], width)
    button.addEventListener('click', async () => {
      const answer = await askInPopup(ask(hl))
      if (answer.idToken) deliver(answer.idToken)
    })
    parent.replaceChildren(button)
  },
}

window.google = { accounts: { id } }
