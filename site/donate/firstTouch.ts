/** Keeps for the visit where it came from: fetched only where address or browser says so (main.tsx). The widget reads it when a gift is made. */
import { firstTouch, readTouch, referrerIn, touchIn, touchKey, writeTouch } from '../../shared/donation/touch.ts'

/**
 * The first that was seen stays.
 *
 * @param search of the address, e.g. `?partner=slow-loom&utm_source=label`
 * @param referrer `document.referrer`
 */
export const keepFirstTouch = (search: string, referrer: string): void => {
  const seen = touchIn(new URLSearchParams(search), referrerIn(referrer, location.origin))
  try {
    const first = firstTouch(readTouch(sessionStorage.getItem(touchKey)), seen)
    if (first) sessionStorage.setItem(touchKey, writeTouch(first))
  } catch {
    // A browser that keeps nothing: the address of this page has to do.
  }
}
