/** At once if the page has replaced either by something that throws. */
const nextFrame = async (): Promise<void> => {
  try {
    await new Promise(requestAnimationFrame)
  } catch {}
}

/** The frame that shows the newest shell; none before a dialog was opened. */
export let frame: Promise<unknown> | undefined

// Through the widget's own method, so that `destroy()` removes it with everything else.
window.DonateWidget?.on?.('donate:open', () => {
  frame = nextFrame()
})

/** In the shell's first frame, or not at all: visible parts must not jump. */
export const rise = (dialog: HTMLDialogElement): void => {
  if (frame && matchMedia('(prefers-reduced-motion:no-preference)').matches)
    dialog.animate({ translate: ['0 16px', '0'] }, 200)
  // Code that had to be fetched arrives after that frame.
  frame ??= Promise.resolve()
}

/** Resolves after the shell has been painted: a task after its frame. In a hidden tab there are no frames. */
export const painted = async (): Promise<void> => {
  if (!document.hidden) await frame
  await new Promise((resolve) => setTimeout(resolve))
}
