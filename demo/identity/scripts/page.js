/** On the provider's own pages: answers only the requesting page, whose origin the server has checked. */
const main = document.querySelector('main')
const asker = window.opener ?? (window.parent === window ? null : window.parent)

const tellAsker = (message) => {
  const { state, origin } = main.dataset
  asker?.postMessage({ source: 'sandbox-sign-in', state, ...message }, origin)
}

if (main.dataset.token) {
  const { token, name, email } = main.dataset
  tellAsker({ idToken: token, name, email })
}

const dismiss = document.querySelector('[data-dismiss]')
if (dismiss) {
  dismiss.addEventListener('click', () => tellAsker({ dismissed: true }))
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') tellAsker({ dismissed: true })
  })
  tellAsker({ height: document.documentElement.scrollHeight })
}
