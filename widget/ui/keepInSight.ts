import { shadowRootOf } from './shadowRootOf.ts'

/** The most that browsers' own bars take, in px: more than this is a keyboard. */
const barsPx = 120

/**
 * How much of the page's height the keyboard covers, in px of the screen: the rest is too low for its width. A page without a viewport meta is scaled
 * down on phones, and that alone is no keyboard. Without a doctype the page's size is that of `<body>`.
 */
const coveredPx = ({ width, height, scale }: VisualViewport): number => {
  const { clientWidth, clientHeight } = document.compatMode === 'BackCompat' ? document.body : document.documentElement
  return ((width * clientHeight) / clientWidth - height) * scale
}

/**
 * Keeps the sheet and its focused field in the space above the on-screen keyboard. Phones draw the keyboard over the page, and only the visual
 * viewport shows how much is left. Zooming with two fingers makes it smaller, too, and moves nothing here.
 *
 * @returns a function that stops it
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
    // Once per keyboard: afterwards the donor may scroll away from the field.
    if (typing && height !== heightBefore) shadowRootOf(dialog).activeElement?.scrollIntoView({ block: 'nearest' })
    heightBefore = height
  }
  for (const type of ['resize', 'scroll']) view.addEventListener(type, fit, { signal: life.signal })
  fit()
  return () => life.abort()
}
