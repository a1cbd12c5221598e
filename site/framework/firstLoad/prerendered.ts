/** What the site server leaves in a page, and how the browser takes it up: the API's answers, and the whole style sheet. */

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

/**
 * A page from the site server has only the style that its HTML uses; the whole sheet waits in an inactive link (site/server/inlineStyle.ts). It
 * must be active before anything is rendered that was not in the HTML.
 */
const waiting = 'link[data-whole-style]'

/** Activates the whole sheet once it has loaded. If it does not load, the page is rendered anyway. */
export const applyWholeStyle = async (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>(waiting)
  if (!link) return
  if (link.sheet) {
    link.media = 'all'
    return
  }
  // Still loading, or lost: another link joins the request, or sends it again. A copy of a link is a link.
  const again = link.cloneNode() as HTMLLinkElement
  again.media = 'all'
  await new Promise((resolve) => {
    again.onload = again.onerror = resolve
    link.replaceWith(again)
  })
}
