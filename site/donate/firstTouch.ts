/** Keeps for the visit where it came from: fetched only where there is something to keep (start.ts). The widget reads it when a gift is made. */
import type { Touch } from '../../shared/contract/attribution.ts'
import {
  firstTouch,
  readTouch,
  referrerIn,
  touchFrom,
  touchIn,
  touchKey,
  touchOfGift,
  writeTouch,
} from '../../shared/donation/touch/touch.ts'

const keep = (choose: (kept: Touch | null) => Touch | null): void => {
  try {
    const touch = choose(readTouch(sessionStorage.getItem(touchKey)))
    if (touch) sessionStorage.setItem(touchKey, writeTouch(touch))
  } catch {
    // A browser that keeps nothing: the address of this page has to do.
  }
}

/**
 * The first that was seen stays.
 *
 * @param search of the address, e.g. `?partner=slow-loom&utm_source=label`
 * @param referrer `document.referrer`
 */
export const keepFirstTouch = (search: string, referrer: string): void => {
  const seen = touchIn(new URLSearchParams(search), referrerIn(referrer, location.origin))
  keep((kept) => firstTouch(kept, seen))
}

/** @param gift that is handed over here: its partner and campaign are kept for another try */
export const keepTouchOfGift = ({ partner, attribution }: Pick<Touch, 'partner' | 'attribution'>): void => {
  const touch = touchFrom(partner, attribution)
  if (touch) keep((kept) => touchOfGift(kept, touch))
}
