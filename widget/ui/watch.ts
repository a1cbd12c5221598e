/**
 * Observes, unless the page's own scripts have broken the browser's observer.
 * @returns a function that stops it; nothing if creating it or observing throws
 */
export const watch = <One extends { disconnect(): void }>(
  make: () => One,
  observe: (one: One) => void,
): (() => void) | undefined => {
  try {
    const one = make()
    observe(one)
    return () => {
      try {
        one.disconnect()
      } catch {}
    }
  } catch {
    return undefined
  }
}
