import type * as z from 'zod/mini'
import { invalid, Refused } from './refusal.ts'

const MAX_BODY_BYTES = 64 * 1024

/**
 * Reads the body as text, at most 64 kB.
 * @throws Refused 413 as soon as more than that arrives.
 */
export async function readText(request: Request): Promise<string> {
  if (!request.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) throw new Refused(413, 'too_large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Reads a JSON payload with a contract schema.
 * @throws Refused 400 `malformed` when it is no JSON, 413, or 422 with a code per field.
 */
export async function readJson<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return checkPayload(schema, parseJson(await readText(request)))
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, 'malformed')
  }
}

/** @throws Refused 422 with a code per field. */
export function checkPayload<Schema extends z.ZodMiniType>(schema: Schema, payload: unknown): z.output<Schema> {
  const read = schema.safeParse(payload)
  if (read.success) return read.data
  const fields: Record<string, string> = {}
  for (const issue of read.error.issues) {
    const field = String(issue.path[0] ?? 'body')
    fields[field] ??= fieldCode(field, issue, payload)
  }
  throw invalid(fields)
}

/** Fields that hold money: whatever is wrong with them has one name. */
const AMOUNT_FIELDS: ReadonlySet<string> = new Set(['amount', 'donation_amount'])

function fieldCode(field: string, issue: z.core.$ZodIssue, payload: unknown): string {
  if (AMOUNT_FIELDS.has(field)) return 'amount'
  if (issue.path.length === 1 && isMissing(payload, field)) return 'required'
  // The contract's own checks carry a code as their message; zod's built-in messages are sentences.
  return /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid'
}

function isMissing(payload: unknown, field: string): boolean {
  if (typeof payload !== 'object' || payload === null || !Object.hasOwn(payload, field)) return true
  const value: unknown = Reflect.get(payload, field)
  return value === null || value === ''
}
