import { cleanup, configure } from '@testing-library/preact'
import { afterAll } from 'vitest'

// A limit for what never appears, in ms. The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 })
// No test of the widget asks the network: a server that a test needs is an argument.
globalThis.fetch = () => Promise.reject(new TypeError('The tests of the widget have no network.'))
// The next file of this worker has the same window.
afterAll(() => {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
