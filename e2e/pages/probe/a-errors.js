/**
 * The first script of every page. It watches our code with the browser's own functions, which it takes before any page can change them.
 * It is stored under a symbol, so it adds no global name.
 */
const probe = (window[Symbol.for('probe')] = { errors: [], submits: 0, keys: [] })
;(() => {
  const { addEventListener } = EventTarget.prototype
  addEventListener.call(window, 'error', (event) => {
    probe.errors.push(String(event.message))
  })
  addEventListener.call(window, 'unhandledrejection', (event) => {
    probe.errors.push(`rejected: ${event.reason}`)
  })
  addEventListener.call(window, 'submit', (event) => {
    probe.submits += 1
    event.preventDefault()
  })
})()
