/** What the server leaves in a prerendered page for the browser: the answers of the API that it was made of. */
import type { DehydratedState } from '@tanstack/react-query'

/** Id of the element that holds it. */
export const stateId = 'prerendered'

/** Written by our own server into our own page, so it is read without a check. Null where the page was not prerendered. */
export const readPrerendered = (): DehydratedState | null => {
  const text = document.getElementById(stateId)?.textContent
  return text ? (JSON.parse(text) as DehydratedState) : null
}
