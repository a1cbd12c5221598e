/**
 * Opens the form of the address before the site's program has loaded. On a slow network that program takes several times as long as the form, and the
 * donor has come for the form (docs/decisions/008).
 */
import { session } from '../../app/session/browserSession.ts'
import { chosenLanguage, firstLanguage } from '../../app/language/languageRules.ts'
import { connectBridge, openDonation } from './bridge.ts'
import { openRequestIn } from './openRequestIn.ts'

/** How long the site's program waits for the form, in ms. */
const patienceMs = 5000

let opening: Promise<void> | undefined

/** The router's state in the browser's history entry. */
const stateOfEntry = (): unknown => {
  const state: { usr?: unknown } | null = history.state
  return state?.usr
}

/** Resolves once the form is usable, or has failed. At once if the address asks for none. */
export const openEarly = async (): Promise<void> => {
  const request = openRequestIn(location.search, stateOfEntry())
  if (!request) return
  document.documentElement.lang = firstLanguage(location.search, chosenLanguage(document.cookie), navigator.languages)
  connectBridge(session)
  await new Promise<void>((resolve) => {
    const done = () => resolve()
    // The form shows its project; or the donor has closed it already.
    for (const name of ['donate:project', 'donate:close']) window.addEventListener(name, done, { once: true })
    setTimeout(done, patienceMs)
    opening = openDonation(request)
    opening.catch(done)
  })
}

/** The opening of the first arrival, taken once. A later arrival opens the form again. */
export const takeOpening = (): Promise<void> | undefined => {
  const taken = opening
  opening = undefined
  return taken
}
