import * as z from 'zod/mini'
import type { Answer, Call } from '../http/call.ts'
import { parseJson, readText } from '../http/readBody.ts'
import { readForm } from '../http/readForm.ts'
import { exactIds } from './exactIds.ts'
import { takePosted } from './posted.ts'

const jsonSchema = z.record(z.string(), z.unknown())

/**
 * `POST payment/webhook`. The provider's server posts the same signed fields here, as a form or as JSON (bare or within `event_payload`). Always 200
 * once it is read, believed or not: anything else makes the provider repeat what a repeat cannot mend. A success that it could not be asked about is found by the sweep.
 */
export async function paymentWebhook({ deps, request }: Call<null>): Promise<Answer> {
  const posted = await readPosted(request)
  const believed = await takePosted(deps, 'webhook', posted['txnid'] ?? '', posted)
  return { data: { believed } }
}

async function readPosted(request: Request): Promise<Record<string, string>> {
  const isJson = (request.headers.get('Content-Type') ?? '').toLowerCase().includes('json')
  if (!isJson) return readForm(request)
  const outer = jsonSchema.safeParse(parseJson(exactIds(await readText(request))))
  if (!outer.success) return {}
  const wrapped = outer.data['event_payload']
  const payload = jsonSchema.safeParse(typeof wrapped === 'string' ? parseJson(exactIds(wrapped)) : wrapped)
  return textFields(payload.success ? payload.data : outer.data)
}

function textFields(payload: Record<string, unknown>): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of Object.entries(payload)) {
    if (typeof value === 'string' || typeof value === 'number') fields[name] = String(value)
  }
  return fields
}
