import type { Flow } from './createFlow.ts'

/**
 * Resolves once the first answers have arrived, good or bad, or there is a message to show. Until then the loader's skeleton is visible, and after
 * three seconds its links. An earlier dialog would only replace one skeleton by another.
 */
export const firstAnswers = (flow: Flow): Promise<void> =>
  new Promise((resolve) => {
    const stop = flow.subscribe(() => {
      const { giving, projects, notice } = flow.getState()
      if (!notice && (giving === 'loading' || projects === 'loading')) return
      stop()
      resolve()
    })
  })
