/**
 * Opens the form of the address before the site's program has loaded. On a slow network that program takes several times as long as the form, and the
 * donor has come for the form (docs/decisions/008).
 */
import { session } from '../../app/session/browserSession.ts'
import { chosenLanguage, firstLanguage } from '../../app/language/languageRules.ts'
import { readDonateQuery } from '../../../shared/donation/address/donateAddress.ts'
import type { OpenRequest } from '../../../widget/publicApi.ts'
import { connectBridge, openDonation } from './bridge.ts'

/** How long the site's program waits for the form, in ms. */
const patienceMs = 5000

let opening: Promise<void> | undefined

/** The router's state in the browser's history entry. */
const stateOfEntry = (): unknown => {
  const state: { usr?: unknown } | null = history.state
  return state?.usr
}

/** Stored in the history entry by a link to the page rather than to the form. */
const isQuiet = (state: unknown): boolean => typeof state === 'object' && state !== null && 'quiet' in state

/**
 * The form that an arrival at /donate opens. Null: the reader chooses a project on the page first, wants the ways without a card, or came by a link
 * to the page itself.
 *
 * @param search of the address
 * @param state of the router's history entry
 * @param missed a press on a button opened this page because the form's script did not load: that opens a form, too, without a project
 */
export const openRequestIn = (search: string, state: unknown, missed = false): OpenRequest | null => {
  const { ways, ...request } = readDonateQuery(new URLSearchParams(search))
  if (ways === 'offline' || isQuiet(state)) return null
  return missed || request.projectId !== undefined ? request : null
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
