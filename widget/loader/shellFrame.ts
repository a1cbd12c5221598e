/** The frame that shows the newest shell: asked for as it opens, where this code is there by then. */
export let frame: Promise<unknown> | undefined

// Through the widget's own door: `destroy()` takes it away with everything else.
window.DonateWidget?.on?.('donate:open', () => {
  frame = new Promise(requestAnimationFrame)
})

/** In the shell's first frame, or not at all: what stands must not jump. */
export const rise = (dialog: HTMLDialogElement): void => {
  if (frame && matchMedia('(prefers-reduced-motion:no-preference)').matches)
    dialog.animate({ translate: ['0 16px', '0'] }, 200)
}

/** The shell stands: a task after its frame it has been painted. In a hidden tab there are no frames. */
export const painted = async (): Promise<void> => {
  if (!document.hidden) await (frame ?? new Promise(requestAnimationFrame))
  await new Promise((resolve) => setTimeout(resolve))
}
