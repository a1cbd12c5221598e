/**
 * A page of the site server stands there with the style that its HTML uses; the whole sheet waits in a link that does not apply yet
 * (site/server/style/inlineStyle.ts). It must apply before anything is drawn that was not in the HTML.
 */
const waiting = 'link[data-whole-style]'

/** Lets the whole sheet apply, once it is there. One that does not come is no reason to draw nothing. */
export const applyWholeStyle = async (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>(waiting)
  if (!link) return
  if (link.sheet) {
    link.media = 'all'
    return
  }
  // Still on its way, or lost: another link joins the request, or asks once more. A copy of a link is a link.
  const again = link.cloneNode() as HTMLLinkElement
  again.media = 'all'
  await new Promise((resolve) => {
    again.onload = again.onerror = resolve
    link.replaceWith(again)
  })
}
