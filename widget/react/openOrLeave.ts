import { presentWidget } from '../package/loadDonateWidget.ts'
import type { LoadOptions } from '../package/loadOptions.ts'
import type { OpenRequest } from '../publicApi.ts'
import { connect } from './connect.ts'
import { claimDialog } from './dialogOwner.ts'
import { donateHref } from './donateHref.ts'
import type { Hear } from './handlers.ts'

/** Longest wait after a press, in ms. The script itself has longer to come: it may be there for the next press. */
const patienceMs = 3000

/** The newest press that waits for the script: it alone opens or leaves. What was pressed before it has given way. */
let waiting: { hear: Hear | undefined; until: number; pathname: string } | null = null

const inTime = <T>(coming: Promise<T>, ms: number): Promise<T> =>
  Promise.race([coming, new Promise<never>((_, reject) => setTimeout(reject, ms))])

/**
 * The dialog: at once where the script is there, else as soon as it comes. Never a dead press: after three seconds, or where it does not come or cannot open,
 * the site's own page. Of several presses the newest counts, and the three seconds are those of the first; none counts once the reader is on another page.
 *
 * @param hear is told of the dialog that this press opens
 */
export const openOrLeave = async (settings: LoadOptions | null, request: OpenRequest, hear?: Hear): Promise<void> => {
  const until = waiting?.until ?? performance.now() + patienceMs
  const mine = { hear, until, pathname: location.pathname }
  waiting = mine
  const isOver = (): boolean => waiting !== mine || location.pathname !== mine.pathname
  try {
    // In the task of the press, where it can be.
    const widget = presentWidget() ?? (await inTime(connect(settings), until - performance.now()))
    if (isOver()) return
    // Where the page has opened one itself, that stays, and is nobody's.
    const opens = !widget.isOpen
    widget.open(request)
    if (mine.hear && opens) claimDialog(mine.hear)
  } catch {
    if (!isOver()) location.assign(donateHref(settings, request))
  } finally {
    if (waiting === mine) waiting = null
  }
}

/** A button that has gone hears nothing any more; what it was pressed for, as in a menu that closes itself, still comes. @param hear what it pressed with */
export const forgetPress = (hear: Hear): void => {
  if (waiting?.hear === hear) waiting.hear = undefined
}
