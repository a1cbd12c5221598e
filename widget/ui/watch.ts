/**
 * Observes, where the page's own scripts have left the browser's observer whole.
 * @returns ends it; nothing where making it or observing throws
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
