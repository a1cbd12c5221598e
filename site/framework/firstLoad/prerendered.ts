/** The state that the server leaves in a prerendered page: the API's answers that it was rendered from. */

/** Id of the element that holds it. */
export const stateId = 'prerendered'

/**
 * Answers by key. Our own server wrote them into our own page after parsing them by the contract, so they are not parsed again.
 * @returns null if the page was not prerendered
 */
export const readPrerendered = (): ReadonlyMap<string, unknown> | null => {
  const text = document.getElementById(stateId)?.textContent
  if (!text) return null
  const answers: Record<string, unknown> = JSON.parse(text)
  return new Map(Object.entries(answers))
}
