/** Stores the attribution for the visit; loads only if there is something to store (start.ts). The widget reads it when a donation is made. */
import type { Touch } from '../../../shared/contract/attribution.ts'
import {
  firstTouch,
  readTouch,
  referrerIn,
  touchFrom,
  touchIn,
  touchKey,
  touchOfDonation,
  writeTouch,
} from '../../../shared/donation/touch.ts'

const keep = (choose: (kept: Touch | null) => Touch | null): void => {
  try {
    const touch = choose(readTouch(sessionStorage.getItem(touchKey)))
    if (touch) sessionStorage.setItem(touchKey, writeTouch(touch))
  } catch {
    // The browser stores nothing: use the address of this page.
  }
}

/**
 * The first attribution stays.
 *
 * @param search of the address, e.g. `?partner=slow-loom&utm_source=label`
 * @param referrer `document.referrer`
 */
export const keepFirstTouch = (search: string, referrer: string): void => {
  const seen = touchIn(new URLSearchParams(search), referrerIn(referrer, location.origin))
  keep((kept) => firstTouch(kept, seen))
}

/** @param donation the donation handed over here: its partner and campaign are kept for another try */
export const keepTouchOfDonation = ({ partner, attribution }: Pick<Touch, 'partner' | 'attribution'>): void => {
  const touch = touchFrom(partner, attribution)
  if (touch) keep((kept) => touchOfDonation(kept, touch))
}
