/** What the server leaves in a prerendered page for the browser: the answers of the API that it was made of. */

/** Id of the element that holds it. */
export const stateId = 'prerendered'

/**
 * Answers by what was asked. Written by our own server into our own page, from answers that it has read by the contract, so they are not read again.
 * @returns null where the page was not prerendered
 */
export const readPrerendered = (): ReadonlyMap<string, unknown> | null => {
  const text = document.getElementById(stateId)?.textContent
  if (!text) return null
  const answers: Record<string, unknown> = JSON.parse(text)
  return new Map(Object.entries(answers))
}
