import { cleanup, configure } from '@testing-library/preact'
import { afterAll } from 'vitest'

// A limit for what never appears, in ms. The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 60_000 })
// The next file of this worker has the same window.
afterAll(() => {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
