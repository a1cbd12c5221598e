import type * as z from 'zod/mini'
import { invalid, Refused } from './refusal.ts'

type Decoder = InstanceType<typeof TextDecoder>

const MAX_BODY_BYTES = 64 * 1024

/**
 * Reads the body as text of its declared character set, at most 64 kB.
 * @throws Refused 413 as soon as more arrives; 400 `malformed` if the client breaks off, or the character set is unknown.
 */
export async function readText(request: Request): Promise<string> {
  const decoder = decoderOf(request.headers.get('Content-Type') ?? '')
  try {
    return await readAll(request, decoder)
  } catch (error) {
    if (error instanceof Refused) throw error
    // Only reading fails here, so the client has gone. That is no fault of the server, and nobody reads the answer.
    throw new Refused(400, 'malformed')
  }
}

/** Decodes the character set that a Content-Type declares; UTF-8 if it declares none. @throws Refused 400 `malformed` if it is unknown. */
export function decoderOf(type: string): Decoder {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset)
  } catch {
    throw new Refused(400, 'malformed')
  }
}

async function readAll(request: Request, decoder: Decoder): Promise<string> {
  // The usual case, in half the time of a stream: HTTP ends the body at the length that the client announces. The server's adapter makes a whole Request
  // only when `body` is read.
  const announced = request.headers.get('Content-Length')
  if (announced !== null && Number(announced) <= MAX_BODY_BYTES && decoder.encoding === 'utf-8')
    return refuseTooLong(await request.text())
  if (!request.body) return ''
  let text = ''
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) throw new Refused(413, 'too_large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function refuseTooLong(text: string): string {
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw new Refused(413, 'too_large')
  return text
}

/**
 * Reads the bytes of a multipart form with files. Answers a function that parses them, because that takes as much memory again.
 * @param field Names the files in a refusal.
 * @param most Bytes of the whole form.
 * @param drained A larger form is read up to this size, so that the browser gets the reason. Above it the connection is closed.
 * @throws Refused 422 at the field: `required` without a form, `too_large`, and `broken` when it is parsed; 413 above `drained`
 */
export async function readMultipart(
  request: Request,
  field: string,
  { most, drained = most }: { most: number; drained?: number },
): Promise<() => Promise<FormData>> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.toLowerCase().startsWith('multipart/form-data')) throw invalid({ [field]: 'required' })
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > drained) throw new Refused(413, 'too_large')
    if (size <= most) chunks.push(chunk)
  }
  if (size > most) throw invalid({ [field]: 'too_large' })
  const body = new Response(new Blob(chunks), { headers: { 'Content-Type': type } })
  return () => body.formData().catch(() => Promise.reject(invalid({ [field]: 'broken' })))
}

/**
 * Reads a JSON payload with a contract schema.
 * @throws Refused 400 `malformed` if it is no JSON, 413, or 422 with a code per field.
 */
export async function readJson<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  return checkPayload(schema, parseJson(await readText(request)))
}

/** Reads JSON; an empty body counts as an empty object. @throws Refused 400 `malformed`, 413 */
export async function readJsonOrNothing(request: Request): Promise<unknown> {
  const text = await readText(request)
  return text === '' ? {} : parseJson(text)
}

/** @throws Refused 400 `malformed` if the text is no JSON, or PostgreSQL cannot store it. */
export function parseJson(text: string): unknown {
  // PostgreSQL cannot store this character as text, and nobody types it.
  if (text.includes('\\u0000')) throw new Refused(400, 'malformed')
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
  // A payload that is no object lacks every field. Report which ones are missing.
  if (!isObject(payload)) return checkPayload(schema, {})
  const fields: Record<string, string> = {}
  for (const issue of read.error.issues.flatMap(withinUnion)) {
    const field = fieldOf(issue.path)
    fields[field] ??= fieldCode(field, issue, payload)
  }
  throw invalid(fields)
}

/** A payload that fits none of several shapes: what the first shape lacks. */
const withinUnion = (issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] =>
  issue.code === 'invalid_union' && issue.path.length === 0 ? (issue.errors[0] ?? [issue]) : [issue]

const isObject = (payload: unknown) => typeof payload === 'object' && payload !== null && !Array.isArray(payload)

/** `amount`, `address.pin`; for a list entry the list's name: `items`. */
function fieldOf(path: readonly PropertyKey[]): string {
  const index = path.findIndex((part) => typeof part !== 'string')
  return path.slice(0, index < 0 ? path.length : index).join('.') || 'body'
}

/** Fields that hold money: every problem with them has the code `amount`. */
const AMOUNT_FIELDS: ReadonlySet<string> = new Set(['amount', 'donation_amount'])

function fieldCode(field: string, issue: z.core.$ZodIssue, payload: unknown): string {
  if (AMOUNT_FIELDS.has(field)) return 'amount'
  if (isMissing(payload, issue.path)) return 'required'
  // The contract's own checks have a code as their message; zod's messages are sentences.
  return /^[a-z_]+$/.test(issue.message) ? issue.message : 'invalid'
}

function isMissing(payload: unknown, path: readonly PropertyKey[]): boolean {
  if (path.length === 0 || path.some((part) => typeof part !== 'string')) return false
  let value = payload
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return true
    value = Reflect.get(value, part)
  }
  return value === null || value === ''
}

/**
 * Reads a posted form, urlencoded or multipart, as text fields. The first of repeated fields counts; files are left out.
 * @throws Refused 400 `malformed` if it is unreadable, 413 if it is over 64 kB.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  return formFields(await readText(request), request.headers.get('Content-Type') ?? '')
}

/** Reads the fields of a body that was read already; `type` is its Content-Type. @throws Refused 400 `malformed` */
export async function formFields(text: string, type: string): Promise<Record<string, string>> {
  if (!type.toLowerCase().startsWith('multipart/form-data')) return firstValues(pairsOf(text, type))
  try {
    const form = await new Response(text, { headers: { 'Content-Type': type } }).formData()
    return firstValues(form)
  } catch {
    throw new Refused(400, 'malformed')
  }
}

/** The pairs of a urlencoded form. Its escapes are bytes of the declared character set, so `%E9` is é in ISO-8859-1. */
function pairsOf(text: string, type: string): Iterable<[string, string]> {
  const decoder = decoderOf(type)
  if (decoder.encoding === 'utf-8') return new URLSearchParams(text)
  const decode = (part: string): string =>
    part
      .replaceAll('+', ' ')
      .replace(/(?:%[\da-f]{2})+/gi, (escapes) => decoder.decode(Buffer.from(escapes.replaceAll('%', ''), 'hex')))
  return text
    .split('&')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=')
      return [decode(name), decode(value.join('='))]
    })
}

function firstValues(entries: Iterable<[string, unknown]>): Record<string, string> {
  const fields = new Map<string, string>()
  for (const [name, value] of entries) {
    if (typeof value !== 'string') continue
    // PostgreSQL cannot store this character as text (`parseJson` refuses it in JSON).
    if (`${name}${value}`.includes('\0')) throw new Refused(400, 'malformed')
    if (!fields.has(name)) fields.set(name, value)
  }
  return Object.fromEntries(fields)
}

/**
 * Reads a request's query with a contract schema. Parameters outside the schema are ignored.
 * @throws Refused 422 with a code per parameter.
 */
export function readQuery<Schema extends z.ZodMiniType>(url: URL, schema: Schema): z.output<Schema> {
  return checkPayload(schema, Object.fromEntries(url.searchParams))
}
