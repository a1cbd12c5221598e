/** On the provider's own pages: answers only the requesting page, whose origin the server has checked. */
const main = document.querySelector('main')
const asker = window.opener ?? (window.parent === window ? null : window.parent)

const answer = (message) => {
  const { state, origin } = main.dataset
  asker?.postMessage({ source: 'sandbox-sign-in', state, ...message }, origin)
}

if (main.dataset.token) {
  const { token, name, email } = main.dataset
  answer({ idToken: token, name, email })
}

const dismiss = document.querySelector('[data-dismiss]')
if (dismiss) {
  dismiss.addEventListener('click', () => answer({ dismissed: true }))
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') answer({ dismissed: true })
  })
  answer({ height: document.documentElement.scrollHeight })
}
