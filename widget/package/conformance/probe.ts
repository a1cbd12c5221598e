import type * as z from 'zod/mini'
import { envelopeSchema, type Refusal, refusalSchema } from '../../../shared/contract/envelope.ts'
import { problemsOf } from './aspects.ts'
import { type Bench, type Check, Deviation, NotChecked } from './check.ts'
import { type Exchange, parseJson, type Send } from './exchange.ts'
import type { Settings } from './options.ts'

export interface Asked {
  method?: string
  /** Sent as JSON. */
  json?: unknown
  /** Sent unchanged, as this type. */
  body?: { type: string; text: string }
  token?: string
  origin?: string | null
  language?: string
  headers?: Record<string, string>
  /** What is special about this request, for reports. */
  about?: string
  /** The answer has no envelope: a preflight, a redirect. */
  bare?: boolean
}

/** Sends requests one after another, and remembers each. */
export interface Probe {
  readonly exchanges: readonly Exchange[]
  /** @param path under the API root, or a whole address */
  send(path: string, asked?: Asked): Promise<Exchange>
}

export function openProbe(send: Send, { apiRoot, pauseMs }: Settings, wait: (ms: number) => Promise<void>): Probe {
  const exchanges: Exchange[] = []
  return {
    exchanges,
    async send(path, asked = {}) {
      if (exchanges.length > 0) await wait(pauseMs)
      const body = asked.json === undefined ? (asked.body?.text ?? null) : JSON.stringify(asked.json)
      const method = asked.method ?? (body === null ? 'GET' : 'POST')
      const url = /^https?:/.test(path) ? path : `${apiRoot}/${path}`
      const call = `${method} ${path}${asked.about ? ` (${asked.about})` : ''}`
      const kept = { call, enveloped: !asked.bare }
      const exchange = await send({ method, url, headers: headersOf(asked), body }).then(
        (received) => ({ ...received, ...kept }),
        (error: unknown) => ({
          status: 0,
          headers: {},
          text: error instanceof Error ? error.message : String(error),
          ...kept,
        }),
      )
      exchanges.push(exchange)
      return exchange
    },
  }
}

function headersOf({ json, body, token, origin, language = 'en', headers }: Asked): Record<string, string> {
  const type = json === undefined ? body?.type : 'application/json'
  return {
    Accept: 'application/json',
    'Accept-Language': language,
    ...(type ? { 'Content-Type': type } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(origin ? { Origin: origin } : {}),
    ...headers,
  }
}

/** @throws NotChecked if another check names what is wrong with the answer */
export function readable(exchange: Exchange): Exchange {
  if (!problemsOf(exchange).readable) throw new NotChecked(`${exchange.call} has no readable answer`)
  return exchange
}

/** The refusal of an answer; null if it is none. @throws NotChecked */
export function refusalOf(exchange: Exchange): (Refusal & { message: string }) | null {
  const { status, error, message } = envelopeSchema.parse(parseJson(readable(exchange).text))
  return status ? null : { ...refusalSchema.parse(error), message: message ?? '' }
}

/**
 * `data` of an accepted answer by its schema.
 * @throws Deviation if it was refused, or breaks the contract
 * @throws NotChecked if the answer is unreadable
 */
export function readData<Schema extends z.ZodMiniType>(exchange: Exchange, schema: Schema): z.output<Schema> {
  const refusal = refusalOf(exchange)
  if (refusal) throw new Deviation(`${exchange.call} was refused: ${exchange.status} ${refusal.code}`)
  const read = schema.safeParse(envelopeSchema.parse(parseJson(exchange.text)).data)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const at = issue?.path.map(String).join('.') || 'data'
  throw new Deviation(`${exchange.call}: \`${at}\` breaks the contract`)
}

/** The same for an answer that another check judges. @throws NotChecked */
export function judgedData<Schema extends z.ZodMiniType>(exchange: Exchange, schema: Schema): z.output<Schema> {
  try {
    return readData(exchange, schema)
  } catch (error) {
    throw error instanceof Deviation ? new NotChecked(error.message) : error
  }
}

/** A check that the schema alone decides. */
export const byContract =
  (schema: z.ZodMiniType, ask: (bench: Bench) => Promise<Exchange>): Check['run'] =>
  async (bench) => {
    readData(await ask(bench), schema)
    return []
  }

/** Deviations of an answer that must be a refusal with one of these status codes. @throws NotChecked */
export function notRefused(exchange: Exchange, statuses: readonly number[]): string[] {
  const refusal = refusalOf(exchange)
  const wanted = `expected ${statuses.join(' or ')}`
  if (refusal === null) return [`${exchange.call} was accepted (${exchange.status}), ${wanted}`]
  return statuses.includes(exchange.status) ? [] : [`${exchange.call} answered ${exchange.status}, ${wanted}`]
}
