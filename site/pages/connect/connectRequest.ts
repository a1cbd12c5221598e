import * as z from 'zod/mini'
import { readDonateQuery } from '../../../shared/donation/address/donateAddress.ts'
import { canBeGiven } from '../../../shared/donation/limits.ts'
import { touchIn } from '../../../shared/donation/touch.ts'
import { href } from '../../app/paths.ts'

/** An exact web origin: the same as `location.origin`, letter by letter. A prefix, a path or a null origin is none. */
const originSchema = z.string().check(
  z.maxLength(200),
  z.refine((text) => URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text)),
)

const requestSchema = z.object({ origin: originSchema, state: z.string().check(z.regex(/^[\w-]{16,200}$/)) })

/** Who asks for a donor's permission, and the state value by which it recognises our answer. */
export type ConnectRequest = z.infer<typeof requestSchema>

/** @returns null for an address that the widget has not created */
export const parseConnectRequest = (search: string): ConnectRequest | null => {
  const asked = new URLSearchParams(search)
  const parsed = z.safeParse(requestSchema, { origin: asked.get('origin'), state: asked.get('state') })
  return parsed.success ? parsed.data : null
}

/** The donation that waits on the asking page, in whole rupees. */
export interface WaitingChoice {
  projectId: number
  total: number
}

/** @returns null if the address names no possible donation */
export const waitingIn = (search: string): WaitingChoice | null => {
  const asked = new URLSearchParams(search)
  const { projectId } = readDonateQuery(asked)
  const total = Number(asked.get('total'))
  return projectId && canBeGiven(total) ? { projectId, total } : null
}

/** Our own donation page with what this address says of the donation: the donor's choices, and where the visit came from. */
export const giveAddress = (search: string): string => {
  const asked = new URLSearchParams(search)
  return href.donate({ ...readDonateQuery(asked), ...touchIn(asked) })
}
