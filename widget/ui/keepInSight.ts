import { shadowRootOf } from './shadowRootOf.ts'

/** What browsers' own bars take at most, in px: more than this is a keyboard. */
const barsPx = 120

/**
 * How much of the page's height the keyboard covers, in px of the screen: what is left is too low for its width. So a page without a viewport meta, which
 * phones show made small, has no keyboard by that alone. Without a doctype the page's size is that of `<body>`.
 */
const coveredPx = ({ width, height, scale }: VisualViewport): number => {
  const { clientWidth, clientHeight } = document.compatMode === 'BackCompat' ? document.body : document.documentElement
  return ((width * clientHeight) / clientWidth - height) * scale
}

/**
 * Keeps the sheet, and in it the field that has the focus, where the on-screen keyboard leaves room. Phones lay the keyboard over the page: only the
 * visual viewport tells how much is left. Zooming with two fingers makes that smaller, too, and moves nothing here.
 *
 * @returns ends it
 */
export const keepInSight = (dialog: HTMLDialogElement): (() => void) => {
  const view = visualViewport
  if (!view) return () => {}
  const life = new AbortController()
  let heightBefore = 0
  const fit = (): void => {
    const { height, offsetTop, scale } = view
    const typing = scale < 1.1 && coveredPx(view) > barsPx
    const { style } = dialog
    style.inset = typing ? `${offsetTop}px 0 auto` : ''
    style.maxHeight = typing ? `${height}px` : ''
    style.marginBlock = typing ? '0' : ''
    // Once for each keyboard: afterwards the donor may scroll away from the field.
    if (typing && height !== heightBefore) shadowRootOf(dialog).activeElement?.scrollIntoView({ block: 'nearest' })
    heightBefore = height
  }
  for (const type of ['resize', 'scroll']) view.addEventListener(type, fit, { signal: life.signal })
  fit()
  return () => life.abort()
}
