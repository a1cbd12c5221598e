/** Part of both scripts: asks the provider in a separate window, and accepts an answer only from that window and that origin. */
const identityRoot = new URL(document.currentScript.src).origin

const askAddress = (ask) => `${identityRoot}/authorize?${new URLSearchParams({ ...ask, origin: location.origin })}`

const isAnswer = (event, from, state) =>
  event.origin === identityRoot &&
  event.source === from &&
  event.data?.source === 'sandbox-sign-in' &&
  event.data.state === state

/** Resolves with `{ idToken, name, email }`, or `{ error }`. */
const askInPopup = (ask) =>
  new Promise((resolve) => {
    const state = crypto.randomUUID()
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

export { askAddress, askInPopup, isAnswer }
