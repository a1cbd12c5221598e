import { readDonateQuery } from '../../../shared/donation/address/donateAddress.ts'
import type { OpenRequest } from '../../../widget/publicApi.ts'

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
