/** Listeners around the form, once the chunk for CONTINUE is here. */
import type { Environment } from './environment.ts'
import type { Flow } from './flow/createFlow.ts'
import { isNobody, isRegistered } from './screens/signIn/popup.ts'
import { shadowRootOf } from './ui/shadowRootOf.ts'

/**
 * Pages listen everywhere and judge by an event's target, which outside our shadow root is a plain element. Events inside the dialog must not reach
 * them.
 */
const keys = ['keydown', 'keypress', 'keyup'] as const
/** None of our code listens to these above the shadow root. `click` is in the list, because the loader handles it in the capture phase. */
const others =
  `click mousedown mouseup pointerdown touchstart touchmove wheel selectstart dragstart contextmenu copy cut paste
beforeinput input focusin focusout`.split(/\s/)

/** @returns a function that gives the page its events back */
const guardDialog = (dialog: HTMLElement): (() => void) => {
  const life = new AbortController()
  const { signal } = life
  const { host } = shadowRootOf(dialog)
  /** Keys pressed inside: if they moved the focus out or closed the dialog, their keyup must still not reach the page. */
  const down = new Set<string>()
  for (const type of others) host.addEventListener(type, (event) => event.stopPropagation(), { signal })
  for (const type of keys) {
    addEventListener(
      type,
      (event) => {
        const inside = event.composedPath().indexOf(dialog) >= 0
        // Outside it is another press: some keys never send a keyup (macOS, with Cmd).
        if (type === 'keydown') down[inside ? 'add' : 'delete'](event.code)
        const wasInside = type === 'keyup' && down.delete(event.code)
        if (!inside && !wasInside) return
        // In the capture phase, so that nobody can cancel it after us.
        event.stopImmediatePropagation()
      },
      { capture: true, signal },
    )
  }
  return () => {
    life.abort()
    const comeUp = (event: KeyboardEvent): void => {
      if (down.delete(event.code)) event.stopImmediatePropagation()
      if (down.size === 0) removeEventListener('keyup', comeUp, true)
    }
    if (down.size > 0) addEventListener('keyup', comeUp, true)
  }
}

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
const keepInSight = (dialog: HTMLDialogElement): (() => void) => {
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

const tell = async (address: string): Promise<void> => {
  const { warnOfPolicy } = await import('./diagnose/warn.ts')
  await warnOfPolicy('img-src', address)
}

/**
 * Hides a picture that fails to load, so that its place stays empty, without the browser's symbol for a broken one.
 *
 * @returns a function that stops it
 */
const watchPictures = (dialog: HTMLElement): (() => void) => {
  const life = new AbortController()
  const missing = (picture: HTMLImageElement): void => {
    const { src } = picture
    picture.removeAttribute('src')
    if (src) tell(src).catch(() => {})
  }
  // Error events of pictures do not bubble.
  const hear = ({ target }: Event): void => void (target instanceof HTMLImageElement && missing(target))
  dialog.addEventListener('error', hear, { capture: true, signal: life.signal })
  for (const picture of dialog.querySelectorAll('img')) if (picture.complete && !picture.naturalWidth) missing(picture)
  return () => life.abort()
}

/** Back from the payment page: the browser restores the page as it was left. */
const hearReturn = (flow: Flow): (() => void) => {
  const hear = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) flow.dispatch({ type: 'cameBack' })
  }
  addEventListener('pageshow', hear)
  return () => removeEventListener('pageshow', hear)
}

/** Listeners around the form from then on. @returns a function that removes them */
export const attend = (dialog: HTMLElement, flow: Flow, environment: Environment): (() => void) => {
  // Before CONTINUE needs it.
  if (environment.foreign && !environment.session.getState().token && !isNobody()) void isRegistered(environment)
  const ends = [watchPictures(dialog), guardDialog(dialog), hearReturn(flow)]
  // An inline form moves with the page, and the browser itself keeps it in view.
  if (dialog instanceof HTMLDialogElement) ends.push(keepInSight(dialog))
  return () => ends.forEach((end) => end())
}
