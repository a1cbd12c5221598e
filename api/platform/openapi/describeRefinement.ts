/**
 * The contract's `refine` checks in JSON Schema, which cannot read a function. The contract uses them because each kind of schema adds to the widget's
 * size (shared/contract/basics.ts). So this file repeats them, and a test fails if one is missing.
 */
import * as z from 'zod/mini'
import type { JsonSchema } from './documentSchema.ts'
import { partnerIdSchema, referrerSchema, utmTextSchema } from '../../../shared/contract/attribution.ts'
import { textsSchema, txnIdSchema } from '../../../shared/contract/basics.ts'
import {
  handoverRequestSchema,
  intentKeySchema,
  paymentDetailSchema,
} from '../../../shared/contract/donation/donation.ts'
import { notificationSchema } from '../../../shared/contract/people/notification.ts'
import { countTextSchema, perPageTextSchema, mostPerPage } from '../../../shared/contract/paging.ts'

/** The schema inside `nullish` and its like. */
function inner(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod
  return 'innerType' in def && isSchema(def.innerType) ? inner(def.innerType) : schema
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

const bySchema = new Map<z.core.$ZodType, JsonSchema>([
  [txnIdSchema, { pattern: '^[\\w-]{1,25}$' }],
  [partnerIdSchema, { pattern: '^[a-z0-9][a-z0-9-]{0,39}$' }],
  [referrerSchema, { maxLength: 198, description: 'An origin, e.g. https://loom.example; nothing of its path.' }],
  [utmTextSchema, { minLength: 1, maxLength: 100, description: 'No control characters, no e-mail address.' }],
  [textsSchema, { type: 'object', additionalProperties: { type: 'string' } }],
  [inner(paymentDetailSchema.shape.generated_hash), { pattern: '^[!-~]{1,512}$' }],
  [intentKeySchema, { pattern: '^[\\w-]{16,64}$' }],
  [inner(handoverRequestSchema.shape.code), { minLength: 16, maxLength: 128 }],
  [inner(notificationSchema.shape.link), { pattern: '^/(?![/\\\\])\\S*$' }],
  [countTextSchema, { type: 'integer', minimum: 1, maximum: 9_999_999 }],
  [perPageTextSchema, { type: 'integer', minimum: 1, maximum: mostPerPage }],
])

/** By the code that a check answers with, of texts. */
const byCode: Record<string, JsonSchema> = {
  required: { minLength: 1 },
  date: { format: 'date' },
  too_early: { description: 'From 1900-01-01.' },
  future: { description: 'Until today, by Indian time.' },
  too_late: { description: 'Until 2199-12-31.' },
  year: { pattern: '^(19|20|21)\\d{2}-\\d{2}$' },
  page_address: {
    description: 'Address of a page on the internet, e.g. https://www.example.org/csr; the scheme may be left out.',
  },
  https: {},
  pin: { pattern: '^[1-9]\\d{5}$' },
  pan: { pattern: '^[A-Z]{3}[ABCFGHJLPT][A-Z]\\d{4}[A-Z]$' },
  pan_kind: { description: 'The fourth letter tells the kind of holder: one of A, B, C, F, G, H, J, L, P, T.' },
  invalid: { description: 'One line: no control characters, line breaks or text-direction marks.' },
  email: { format: 'email' },
  too_big: { description: 'No more than one entry may be.' },
  closed: { description: 'In a year whose books are open.' },
  too_short: { description: 'A new donor needs a name of at least two letters.' },
  personal: { description: 'No e-mail address, no phone number, no PAN.' },
  control: { description: 'No control characters.' },
  phone: { pattern: '^(\\+91[ -]?|0)?[6-9]\\d{4}[ -]?\\d{5}$' },
}

/**
 * A schema's refinements in JSON Schema; null if the schema has none.
 * @throws Error for a code that is not known here.
 */
export function describeRefinement(schema: z.core.$ZodType): JsonSchema | null {
  const known = bySchema.get(schema)
  if (known) return known
  const codes = codesOf(schema)
  if (codes.length === 0) return null
  if (schema._zod.def.type === 'number') return probeWhole(schema)
  const unknown = codes.filter((code) => !Object.hasOwn(byCode, code))
  if (unknown.length > 0) throw new Error(`No JSON Schema for refinements of the contract: ${unknown.join(', ')}`)
  const says = Object.assign({}, ...codes.map((code) => byCode[code]))
  return accepts(schema, '') ? { anyOf: [{ const: '' }, says] } : says
}

function codesOf(schema: z.core.$ZodType): string[] {
  return (schema._zod.def.checks ?? []).flatMap((check) => {
    const { def } = check._zod
    if (def.check !== 'custom') return []
    const said = typeof def.error === 'function' ? Reflect.apply(def.error, undefined, [{}]) : undefined
    return [typeof said === 'string' ? said : 'unnamed']
  })
}

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

/** Bounds of a whole number, asked of the schema itself: the contract's are all one span. */
function probeWhole(schema: z.core.$ZodType): JsonSchema {
  const least = accepts(schema, 0) ? 0 : 1
  let [taken, refused] = [least, Number.MAX_SAFE_INTEGER]
  if (accepts(schema, refused)) return { type: 'integer', minimum: least }
  while (refused - taken > 1) {
    const middle = Math.floor((taken + refused) / 2)
    if (accepts(schema, middle)) taken = middle
    else refused = middle
  }
  return { type: 'integer', minimum: least, maximum: taken }
}
