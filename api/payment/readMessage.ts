import * as z from 'zod/mini'
import { readText, formFields } from '../base/http/readRequest.ts'
import type { FormFields, ProviderMessage } from './provider.ts'

/** A provider's JSON with long ids as strings. Bare numbers of 16 digits and more may be above 2^53, and JavaScript would round them. */
export const exactIds = (json: string): string =>
  json.replace(/("(?:[^"\\]|\\.)*"\s*:\s*)(\d{16,})(?=\s*[,}\]])/g, '$1"$2"')

const jsonSchema = z.record(z.string(), z.unknown())

/**
 * Reads a post as a provider's message: a form, or JSON.
 * @throws Refused 400 `malformed` if a form is unreadable, 413 if it is over 64 kB
 */
export async function readMessage(request: Request, source: ProviderMessage['source']): Promise<ProviderMessage> {
  const type = request.headers.get('Content-Type') ?? ''
  const body = await readText(request)
  const fields = type.toLowerCase().includes('json') ? (fieldsOfJson(body) ?? {}) : await formFields(body, type)
  return { source, headers: request.headers, fields, body }
}

/** The top level of a JSON object as text fields; null for anything else. Payment ids stay exact. */
export function fieldsOfJson(text: string): FormFields | null {
  const read = jsonSchema.safeParse(parsed(exactIds(text)))
  if (!read.success) return null
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(read.data)) {
    if (typeof value === 'string' || typeof value === 'number') fields[name] = String(value)
    else if (typeof value === 'object' && value !== null) fields[name] = JSON.stringify(value)
  }
  return fields
}

function parsed(text: string): unknown {
  // PostgreSQL cannot store this character as text.
  if (text.includes('\\u0000')) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
