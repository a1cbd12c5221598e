/** What browsers' own bars take at most, in px: more than this is a keyboard. */
const barsPx = 120

/**
 * Keeps the sheet, and in it the field that has the focus, where the on-screen keyboard leaves room. Phones lay the keyboard over the page: only the
 * visual viewport tells how much is left. Zooming with two fingers makes that smaller, too, and moves nothing here.
 *
 * @returns ends it
 */
export const keepInSight = (dialog: HTMLElement): (() => void) => {
  const view = visualViewport
  if (!view) return () => {}
  const life = new AbortController()
  let heightBefore = 0
  const fit = (): void => {
    const { height, offsetTop, scale } = view
    const typing = scale < 1.1 && document.documentElement.clientHeight - height * scale > barsPx
    const { style } = dialog
    style.inset = typing ? `${offsetTop}px 0 auto` : ''
    style.maxHeight = typing ? `${height}px` : ''
    style.marginBlock = typing ? '0' : ''
    // Once for each keyboard: afterwards the donor may scroll away from the field.
    if (typing && height !== heightBefore) {
      const root = dialog.getRootNode() as ShadowRoot
      root.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    heightBefore = height
  }
  for (const type of ['resize', 'scroll']) view.addEventListener(type, fit, { signal: life.signal })
  fit()
  return () => life.abort()
}
