import type { Flow } from './createFlow.ts'

/** How long the form's first drawing waits for what was asked ahead, in ms. The loader's skeleton stands meanwhile. */
const graceMs = 100

/**
 * Resolves once the first answers are in, good or bad, or the grace is over. Drawn before, the dialog would show a skeleton in place of a
 * skeleton, and on a slow phone that drawing costs as much as the form's own.
 */
export const firstAnswers = (flow: Flow): Promise<void> =>
  new Promise((resolve) => {
    const stop = flow.subscribe(() => {
      const { giving, projects } = flow.getState()
      if (giving !== 'loading' && projects !== 'loading') end()
    })
    const end = (): void => {
      stop()
      resolve()
    }
    setTimeout(end, graceMs)
  })
