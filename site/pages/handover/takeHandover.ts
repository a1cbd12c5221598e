import { handover } from '../../../shared/api/donation.ts'
import { ApiError } from '../../../shared/api/apiError.ts'
import type { Transport } from '../../../shared/api/transport.ts'
import type { Handover } from '../../../shared/contract/donation/donation.ts'

const asked = new Map<string, Promise<Handover>>()

/**
 * The form for a one-time code. A code is sent once however often the page renders: the server would refuse it the second time. Only a donor who was
 * not signed in may send it again after signing in.
 * @throws ApiError
 */
export const takeHandover = (api: Transport, code: string): Promise<Handover> => {
  const known = asked.get(code)
  if (known) return known
  const form = handover(api, code)
  asked.set(code, form)
  form.catch((error: unknown) => {
    if (isSignInWanted(error)) asked.delete(code)
  })
  return form
}

export const isSignInWanted = (error: unknown): boolean => error instanceof ApiError && error.kind === 'unauthorized'
