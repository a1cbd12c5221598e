/** Toasts. The library and its style come when the first one is shown, not with the page. */

interface Notice {
  kind: 'warning' | 'error' | 'success'
  title: string
  text?: string
  /** 5000 unless told (specification, section 9). */
  durationMs?: number
  /** One that still stands is replaced by the next of the same name. */
  once?: string
}

export const notify = ({ kind, title, text, durationMs = 5000, once }: Notice): void => {
  void import('./toaster.tsx').then(({ showToast }) => showToast(kind, title, text, durationMs, once))
}
