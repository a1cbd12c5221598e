import { useLayoutEffect, useState } from 'react'

/** Renders again whenever a zustand store changes. It subscribes before the first paint, so that early changes appear without a delay of two frames. */
export const useStore = <T>(store: { getState(): T; subscribe(listener: () => void): () => void }): T => {
  const [state, setState] = useState(store.getState)
  useLayoutEffect(() => {
    const update = (): void => setState(() => store.getState())
    update()
    return store.subscribe(update)
  }, [store])
  return state
}

/** Does `work` after `ms`, unless one of `inputs` changes before. Undefined: never. */
export const useTimer = (ms: number | undefined, work: () => void, inputs: readonly unknown[]): void =>
  useLayoutEffect(() => {
    if (ms === undefined) return
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  }, inputs)

/**
 * A long list is drawn in steps, so that a slow phone can use the form after the first.
 *
 * @returns how many entries are drawn
 */
export const useSteps = (entries: number, atOnce: number): number => {
  const [drawn, setDrawn] = useState(atOnce)
  useTimer(drawn < entries ? 0 : undefined, () => setDrawn(drawn + atOnce), [drawn, entries])
  return drawn
}
