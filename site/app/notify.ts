/** Toasts. The library and its style load with the first toast, not with the page. */

export interface Notice {
  kind: 'warning' | 'error' | 'success'
  title: string
  text?: string
  /** How long it stays: 5000 by default (specification, section 9). */
  durationMs?: number
  /** A new toast of the same name replaces the old one. */
  once?: string
}

export const notify = (notice: Notice): void => {
  void import('./toaster.tsx').then(({ showToast }) => showToast(notice))
}
