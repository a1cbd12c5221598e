import { maxAmount } from '../../../shared/donation/limits.ts'
import * as z from 'zod/mini'
import { utmNames } from '../../../shared/donation/touch/touch.ts'
import { paths } from '../../app/paths.ts'

/** An exact web origin: what `location.origin` is, letter by letter. A prefix, a path or a null origin is none. */
const originSchema = z.string().check(
  z.maxLength(200),
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)),
)

const requestSchema = z.object({ origin: originSchema, state: z.string().check(z.regex(/^[\w-]{16,200}$/)) })

/** Who asks to be given a donor's permission, and the value by which it will know our answer. */
export type ConnectRequest = z.infer<typeof requestSchema>

/** @returns null for an address that the widget has not made */
export const parseConnectRequest = (search: string): ConnectRequest | null => {
  const asked = new URLSearchParams(search)
  const parsed = z.safeParse(requestSchema, { origin: asked.get('origin'), state: asked.get('state') })
  return parsed.success ? parsed.data : null
}

/** The donation that waits on the page that asks, in whole rupees. */
export interface WaitingChoice {
  projectId: number
  total: number
}

/** @returns null where the address names none that could be given */
export const waitingIn = (search: string): WaitingChoice | null => {
  const asked = new URLSearchParams(search)
  const [projectId, total] = [Number(asked.get('project')), Number(asked.get('total'))]
  const whole = Number.isSafeInteger(projectId) && Number.isSafeInteger(total)
  return whole && projectId > 0 && total > 0 && total <= maxAmount ? { projectId, total } : null
}

/** What belongs to the gift in this address: the donor's choices, and where the visit came from. The donation page reads each of them with care. */
const carried = ['project', 'amount', 'purpose', 'items', 'partner', ...utmNames]

/** Our own donation page with all of that. */
export const giveAddress = (search: string): string => {
  const asked = new URLSearchParams(search)
  const kept = new URLSearchParams(carried.flatMap((name) => asked.getAll(name).map((value) => [name, value])))
  return kept.size > 0 ? `${paths.donate}?${kept}` : paths.donate
}
