import { decoderOf, readText } from './readBody.ts'
import { Refused } from './refusal.ts'

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
    // PostgreSQL cannot store this character as text (readBody.ts refuses it in JSON).
    if (`${name}${value}`.includes('\0')) throw new Refused(400, 'malformed')
    if (!fields.has(name)) fields.set(name, value)
  }
  return Object.fromEntries(fields)
}
