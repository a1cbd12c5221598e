/** Keeps for the visit where it came from: fetched only where the address says so (main.tsx). The widget reads it when a gift is made. */
import { readTouch, touchIn, touchKey, writeTouch } from '../../shared/donation/touch.ts'

/** The first that was seen stays. @param search of the address, e.g. `?partner=slow-loom&utm_source=label` */
export const keepFirstTouch = (search: string): void => {
  const touch = touchIn(new URLSearchParams(search))
  try {
    if (touch && !readTouch(sessionStorage.getItem(touchKey))) sessionStorage.setItem(touchKey, writeTouch(touch))
  } catch {
    // A browser that keeps nothing: the address of this page has to do.
  }
}
