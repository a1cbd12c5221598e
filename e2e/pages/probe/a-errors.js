/**
 * The first script of every page: watches what our code does to it, with the browser's own functions, taken before any page could change them.
 * Known by a symbol, so that it adds no global name.
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
