/** `work`, in a task of its own after `ms`; at once on a page whose own timers throw: late is better than never, and early than late. */
export const later = (work: () => void, ms?: number): void => {
  try {
    setTimeout(work, ms)
  } catch {
    work()
  }
}
