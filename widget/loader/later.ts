/** Runs `work` in a separate task, after `ms`; at once on a page whose timers throw. */
export const later = (work: () => void, ms?: number): void => {
  try {
    setTimeout(work, ms)
  } catch {
    work()
  }
}
