import type { Flow } from './createFlow.ts'

/**
 * Resolves once the first answers are in, good or bad, or there is something to say. Until then the loader's skeleton stands, and after three seconds
 * its links: drawn before, the dialog would show a skeleton in place of a skeleton, and of an API that never answers an empty one.
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
