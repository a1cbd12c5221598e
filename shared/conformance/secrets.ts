import { envelopeSchema } from '../contract/envelope.ts'
import { type Exchange, parseJson } from './exchange.ts'

/** Names under which back ends keep what no browser may see. */
const secretName = /^_?(.*(salt|secret|passw(or)?d(_?hash)?|private_?key|api_?key)|stack|sql)$/i

/** A line of a program's stack, or of a database's error. */
const trace = /\bat [\w.<>]+ \(?[^)\s]*:\d+:\d+|Traceback \(most recent|\bSQLSTATE\b|ORA-\d{5}/

/** What an answer shows that no browser may see; null if it shows nothing. */
export function shownSecret({ text }: Exchange): string | null {
  if (trace.test(text)) return 'a stack trace, or an error of the database'
  const read = envelopeSchema.safeParse(parseJson(text))
  const path = read.success ? secretPath(read.data.data) : null
  return path && `the field \`${path}\``
}

/** The first field whose name promises a secret, as a path. `has_password` and the like only say yes or no. */
function secretPath(value: unknown, at = ''): string | null {
  if (typeof value !== 'object' || value === null) return null
  for (const [name, inner] of Object.entries(value)) {
    const path = at ? `${at}.${name}` : name
    if (secretName.test(name) && inner && typeof inner !== 'boolean') return path
    const found = secretPath(inner, path)
    if (found) return found
  }
  return null
}
