/** What every answer in the envelope must satisfy, whatever the call. */
import { envelopeSchema, refusalSchema } from '../../../shared/contract/envelope.ts'
import { type Exchange, header, parseJson } from './exchange.ts'

export interface Aspect {
  id: string
  rule: string
  /** What is wrong with an answer; null if nothing is. */
  problem(exchange: Exchange): string | null
  /** After this problem nothing else of the answer can be judged. Checks that need the answer are left out, so that each fault has one name. */
  unreadable?: true
  /** It holds for preflights and redirects, too. */
  alsoBare?: true
}

/** In the order in which they are applied: a later one is only asked if the earlier ones let the answer be read. */
export const aspects: readonly Aspect[] = [
  {
    id: 'answers',
    rule: 'Every request is answered in time.',
    problem: ({ status, text }) => (status === 0 ? text || 'no answer' : null),
    unreadable: true,
    alsoBare: true,
  },
  {
    id: 'no-fault',
    rule: 'No request of this kit causes a fault (5xx) of the server.',
    problem: ({ status }) => (status >= 500 ? `answered ${status}` : null),
    unreadable: true,
    alsoBare: true,
  },
  {
    id: 'no-credentials',
    rule: 'No answer has Access-Control-Allow-Credentials or sets a cookie, but that of a sign-in: the widget sends none.',
    problem: (exchange) => {
      const isSignIn = /^POST (login|register)/.test(exchange.call)
      const names = ['Access-Control-Allow-Credentials', ...(isSignIn ? [] : ['Set-Cookie'])]
      return names.find((name) => header(exchange, name) !== '') ?? null
    },
    alsoBare: true,
  },
  {
    id: 'no-secrets',
    rule: 'No answer holds a salt, a password, a key of the server or a stack trace.',
    problem: shownSecret,
  },
  {
    id: 'retry-after',
    rule: 'An answer 429 has the header Retry-After, in whole seconds.',
    problem: (exchange) =>
      exchange.status === 429 && !/^[1-9]\d*$/.test(header(exchange, 'Retry-After')) ? 'no Retry-After' : null,
  },
  {
    id: 'json-body',
    rule: 'Every answer is JSON, refusals included.',
    problem: ({ text }) => (parseJson(text) === undefined ? `no JSON: ${JSON.stringify(text.slice(0, 40))}` : null),
    unreadable: true,
  },
  {
    id: 'json-type',
    rule: 'Every answer has the content type application/json.',
    problem: (exchange) =>
      /^application\/json\b/i.test(header(exchange, 'Content-Type'))
        ? null
        : `Content-Type ${JSON.stringify(header(exchange, 'Content-Type'))}`,
  },
  {
    id: 'envelope',
    rule: 'Every answer is { status, message, data, error }: `status` is a boolean, and a refusal has a sentence and an error code.',
    problem: envelopeProblem,
    unreadable: true,
  },
  {
    id: 'status-code',
    rule: '`status: true` has a 2xx status code; a refusal has a 4xx one.',
    problem: (exchange) => {
      const isGood = exchange.status >= 200 && exchange.status < 300
      return isGood === envelopeSchema.parse(parseJson(exchange.text)).status
        ? null
        : `\`status: ${!isGood}\` was answered with ${exchange.status}`
    },
    unreadable: true,
  },
]

function envelopeProblem({ text }: Exchange): string | null {
  const read = envelopeSchema.safeParse(parseJson(text))
  if (!read.success) return `no envelope: ${text.slice(0, 80)}`
  if (read.data.status) return null
  if (!read.data.message) return 'a refusal without `message`'
  return refusalSchema.safeParse(read.data.error).success ? null : 'a refusal without `error.code`'
}

/** Names under which back ends keep what no browser may see. */
const secretName = /^_?(.*(salt|secret|passw(or)?d(_?hash)?|private_?key|api_?key)|stack|sql)$/i

/** A line of a program's stack, or of a database's error. */
const trace = /\bat [\w.<>]+ \(?[^)\s]*:\d+:\d+|Traceback \(most recent|\bSQLSTATE\b|ORA-\d{5}/

/** What an answer shows that no browser may see; null if it shows nothing. */
function shownSecret({ text }: Exchange): string | null {
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

/** The problems of one answer by the id of the aspect. `readable`: other checks may judge it. */
export function problemsOf(exchange: Exchange): { problems: Map<string, string>; readable: boolean } {
  const problems = new Map<string, string>()
  for (const { id, problem, unreadable, alsoBare } of aspects) {
    if (!exchange.enveloped && !alsoBare) continue
    const found = problem(exchange)
    if (found === null) continue
    problems.set(id, found)
    if (unreadable) return { problems, readable: false }
  }
  return { problems, readable: true }
}
