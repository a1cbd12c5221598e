import * as z from 'zod/mini'
import { partnerIdSchema } from './attribution.ts'
import { emailSchema, lineSchema, nameSchema, optionalMessageSchema } from './people/person.ts'
import { query, referenceSchema } from './basics.ts'
import type { Transport } from './transport.ts'

/** The address of a page as people type it: `https://www.example.org/csr`, or `www.example.org`. */
const address = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^\s/?#@:]+)(?::\d{1,5})?(?:[/?#].*)?$/i
/** A name with a dot whose last label is no number: neither `localhost` nor an IP address. */
const hostName = /^([\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u

/**
 * What is wrong with an address: `page_address` is no internet address, `https` is one without https. Null if it is right.
 *
 * @param text as typed; a missing scheme counts as https
 */
export const pageAddressProblem = (text: string): 'page_address' | 'https' | null => {
  const [, scheme = 'https', host = ''] = address.exec(text.trim()) ?? []
  const named = scheme.toLowerCase()
  if (!hostName.test(host) || !/^https?$/.test(named)) return 'page_address'
  return named === 'https' ? null : 'https'
}

// A page owner requests to be registered as a partner: `POST donation/partner-request` (our addition; it answers a `referenceSchema`). `GET
// donation/partner-requests` lists these requests for the trust's staff.

/** Address of a page, as people type it. Codes `page_address` (no internet address) and `https` (not https). */
export const pageAddressSchema = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.maxLength(200, 'too_long'),
  z.refine((text) => pageAddressProblem(text) !== 'page_address', 'page_address'),
  z.refine((text) => pageAddressProblem(text) !== 'https', 'https'),
)

export const partnerRequestSchema = z.object({
  organisation: lineSchema.check(z.minLength(2, 'too_short'), z.maxLength(100, 'too_long')),
  page: pageAddressSchema,
  name: nameSchema,
  email: emailSchema,
  message: optionalMessageSchema,
})

/** `GET donation/partner-name?partner_id=`: the name of the partner with this id, for the doctor. `name` null: nobody has it. */
export const partnerNameQuerySchema = z.object({ partner_id: partnerIdSchema })
export const partnerNameSchema = z.object({ partner_id: partnerIdSchema, name: z.nullable(z.string()) })

/** Newest first. */
export const partnerRequestsSchema = z.array(
  z.object({
    reference: z.string(),
    organisation: z.string(),
    page: z.string(),
    /** The origin that a registration would name. */
    origin: z.string(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    created_at: z.string(),
    /** The partner that has this origin now; null if nobody has. */
    partner: z.nullable(z.object({ id: partnerIdSchema, name: z.string() })),
  }),
)
export type PartnerRequests = z.infer<typeof partnerRequestsSchema>

// Requests to be registered as a partner, and the list of them for the trust's staff. Each throws `ApiError`.

export const sendPartnerRequest = (t: Transport, request: z.infer<typeof partnerRequestSchema>) =>
  t.post('donation/partner-request', request, referenceSchema)

/** Answers the name of the partner with this id. */
export const partnerName = (t: Transport, id: string) =>
  t.get(`donation/partner-name${query({ partner_id: id })}`, partnerNameSchema)

export const partnerRequests = (t: Transport) => t.get('donation/partner-requests', partnerRequestsSchema)
