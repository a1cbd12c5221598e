/** Part of both scripts: asks the provider in a separate window, and accepts an answer only from that window and that origin. */
const identityRoot = new URL(document.currentScript.src).origin
const newState = () => crypto.randomUUID()

const askAddress = (ask) => `${identityRoot}/authorize?${new URLSearchParams({ ...ask, origin: location.origin })}`

const isAnswer = (event, from, state) =>
  event.origin === identityRoot &&
  event.source === from &&
  event.data?.source === 'sandbox-sign-in' &&
  event.data.state === state

/** Resolves with `{ idToken, name, email }`, or `{ error }`. */
const askInPopup = (ask) =>
  new Promise((resolve) => {
    const state = newState()
    const popup = window.open(askAddress({ ...ask, state }), 'sandbox-sign-in', 'popup,width=460,height=640')
    if (!popup) {
      resolve({ error: 'popup_blocked_by_browser' })
      return
    }
    const finish = (answer) => {
      clearInterval(watch)
      removeEventListener('message', hear)
      resolve(answer)
    }
    const hear = (event) => {
      if (!isAnswer(event, popup, state)) return
      popup.close()
      finish(event.data)
    }
    const watch = setInterval(() => popup.closed && finish({ error: 'popup_closed_by_user' }), 300)
    addEventListener('message', hear)
  })

/** A button without its own style sheet, because a strict policy of the page allows no other way. */
const makeButton = (label, width) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  Object.assign(button.style, {
    boxSizing: 'border-box',
    width: width ? `${width}px` : '100%',
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

export { askAddress, askInPopup, isAnswer, makeButton, newState }
