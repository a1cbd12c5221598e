/** Paying on another device: a code in a QR code, and what the first device may learn. Nothing here names anybody. Each call throws `ApiError`. */
import * as z from 'zod/mini'
import { phoneCodeTextSchema } from '../attribution.ts'
import { rupeesSchema, textOf } from '../basics.ts'
import type { Transport } from '../transport.ts'

/** The secret with which the first device asks. It is not in the QR code. */
export const phoneWatchSchema = /* @__PURE__ */ textOf(/^[\w-]{43}$/)

/** Answer of `POST donation/phone-code`. `expires_in` in seconds. */
export const phoneCodeSchema = z.object({
  code: phoneCodeTextSchema,
  watch: phoneWatchSchema,
  expires_in: rupeesSchema,
})
export type PhoneCode = z.infer<typeof phoneCodeSchema>

export const phoneStateRequestSchema = z.object({ watch: phoneWatchSchema })

/** `waiting`: no device has opened it. `open`: the form is open there. `paying`: sent to the provider. `paid` and `failed` are the provider's verified answers. */
export const phoneStates = ['waiting', 'open', 'paying', 'paid', 'failed', 'expired'] as const

/** Answer of `POST donation/phone-state`. `amount` in rupees, only if it is paid. */
export const phoneStateSchema = z.object({ state: z.enum(phoneStates), amount: z.optional(rupeesSchema) })
export type PhoneState = z.infer<typeof phoneStateSchema>

export const openPhoneCodeRequestSchema = z.object({ code: phoneCodeTextSchema })

/** Answer of `POST donation/open-phone-code`: whether the first device will see the donation. */
export const openedPhoneCodeSchema = z.object({ state: z.enum(['ready', 'used', 'expired']) })
export type OpenedPhoneCode = z.infer<typeof openedPhoneCodeSchema>

export const newPhoneCode = (t: Transport) => t.post('donation/phone-code', {}, phoneCodeSchema)

/** What the other device has done so far. */
export const phoneState = (t: Transport, watch: string) => t.post('donation/phone-state', { watch }, phoneStateSchema)

/** Says that the form of this code is open here. */
export const openPhoneCode = (t: Transport, code: string) =>
  t.post('donation/open-phone-code', { code }, openedPhoneCodeSchema)
