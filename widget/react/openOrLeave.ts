import { type LoadOptions, presentWidget } from '../package/loadDonateWidget.ts'
import type { OpenRequest } from '../publicApi.ts'
import { claimDialog } from './dialogOwner.ts'
import { donateHref } from './donateHref.ts'
import type { Hear } from './handlers.ts'
import { connect } from './useConnection.ts'

/** Longest wait after a press, in ms. The script may load later and serve the next press. */
const patienceMs = 3000

/** The newest press that waits for the script: it alone opens or leaves. Earlier presses are dropped. */
let waiting: { hear: Hear | undefined; until: number; pathname: string } | null = null

const inTime = <T>(coming: Promise<T>, ms: number): Promise<T> =>
  Promise.race([coming, new Promise<never>((_, reject) => setTimeout(reject, ms))])

/**
 * Opens the dialog: at once if the script has loaded, else as soon as it loads. Never a dead press: after three seconds, or if it fails or cannot
 * open, it opens the site's own page. Of several presses the newest counts, and the three seconds start at the first. None counts once the reader is
 * on another page.
 *
 * @param hear gets the events of the dialog that this press opens
 */
export const openOrLeave = async (settings: LoadOptions | null, request: OpenRequest, hear?: Hear): Promise<void> => {
  const until = waiting?.until ?? performance.now() + patienceMs
  const mine = { hear, until, pathname: location.pathname }
  waiting = mine
  const isOver = (): boolean => waiting !== mine || location.pathname !== mine.pathname
  try {
    // In the task of the press, if possible.
    const widget = presentWidget() ?? (await inTime(connect(settings), until - performance.now()))
    if (isOver()) return
    // If the page itself has opened one, keep it; it belongs to no button.
    const opens = !widget.isOpen
    widget.open(request)
    if (mine.hear && opens) claimDialog(mine.hear)
  } catch {
    if (!isOver()) location.assign(donateHref(settings, request))
  } finally {
    if (waiting === mine) waiting = null
  }
}

/** An unmounted button gets no more events, but its press still opens, as in a menu that closes itself. @param hear the handlers of the press */
export const forgetPress = (hear: Hear): void => {
  if (waiting?.hear === hear) waiting.hear = undefined
}
