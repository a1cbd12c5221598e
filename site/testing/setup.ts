import { act, cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { startLanguage } from '../app/language/language.ts'
import { onSessionExpired } from '../app/session/sessionEnd.ts'
import { elementError } from './elementError.ts'
import { loadTexts } from '../texts/useTexts.ts'

/** Of earlier files. */
const toastsBefore = toast.getHistory().length

let dispatching = false
/**
 * Lets React finish the work of an event. If two parts of the page wait for their code then, React's `act` drops the rest of its queue, and the page never
 * changes. It keeps the rest if somebody waits for the result.
 */
function dispatchInAct<Answer>(dispatch: () => Answer): Answer {
  if (dispatching) return dispatch()
  dispatching = true
  try {
    const answers: Answer[] = []
    act(() => answers.push(dispatch())).then(
      () => undefined,
      () => undefined,
    )
    const [answer] = answers
    if (answers.length === 0) throw new Error('the event was not dispatched')
    return answer as Answer
  } finally {
    dispatching = false
  }
}

// A limit for what never appears. On a busy machine the first test of a file waits 15 s and more for the code of its page.
configure({ asyncUtilTimeout: 60_000, getElementError: elementError, eventWrapper: dispatchInAct })
// These tests load no style sheets, so an element's own style is all there is. Queries by role ask for it thousands of times. SVG and MathML elements have it, too.
globalThis.getComputedStyle = (element) => (element as HTMLElement).style
beforeEach(async () => {
  // Tests share a window, and an earlier one may have chosen Hindi, or left its address.
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  document.cookie = 'siteLanguage=; path=/; max-age=0'
  // A late answer may have ended a session after the last page of the earlier test. The first page here would hear of it, and open /login.
  onSessionExpired(() => undefined)()
  const lang = await startLanguage()
  await Promise.all([loadTexts('common', lang), loadTexts('account', lang), loadTexts('checks', lang)])
})
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
afterEach(async () => {
  cleanup()
  localStorage.clear()
  // Toasts are beside the page. The next test would find them, or wait seconds for the end of a second one with the same words.
  toast.dismiss()
  while (document.querySelector('[data-sonner-toast]')) await pause(20)
})
afterAll(async () => {
  // React finishes its work before the window of these tests is removed. A closing toast sets state again, 200 ms after it has closed.
  await pause(toast.getHistory().length > toastsBefore ? 400 : 50)
  // A module that is still loading when the file ends counts as failed, for all later files of this worker.
  await vi.dynamicImportSettled()
})
