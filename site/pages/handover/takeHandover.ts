import { handover } from '../../../shared/api/donation.ts'
import type { Transport } from '../../../shared/api/transport.ts'
import type { Handover } from '../../../shared/contract/donation.ts'

const asked = new Map<string, Promise<Handover>>()

/**
 * The form behind a one-time code. A code is sent once however often the page is drawn: the second time the server would refuse it.
 * @throws ApiError
 */
export const takeHandover = (api: Transport, code: string): Promise<Handover> => {
  const known = asked.get(code)
  if (known) return known
  const form = handover(api, code)
  asked.set(code, form)
  return form
}
