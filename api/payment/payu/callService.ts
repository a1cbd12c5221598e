import * as z from 'zod/mini'
import { exactIds } from '../readMessage.ts'
import { ProviderUnreachable } from '../provider.ts'
import { type Merchant, postserviceHash } from './hash.ts'

/** The longest that one call may take, with its second try. */
const TIMEOUT_MS = 15_000

/** A value of an answer: the provider writes some numbers as text, and leaves some fields out. */
export const text = z.nullish(z.union([z.string(), z.number()]))

/** One request to the provider, for metrics. */
export interface ProviderCall {
  /** e.g. `verify_payment` */
  command: string
  ms: number
  /** `status`: an HTTP error. `unreadable`: an answer that is not what the documents describe. */
  outcome: 'answered' | 'timeout' | 'unreachable' | 'status' | 'unreadable'
}

/** How the adapter calls the provider's post-service. */
export interface Service {
  /** The account, with the salt that signs. */
  merchant: Merchant
  infoUrl: string
  fetch: typeof fetch
  observe?: (call: ProviderCall) => void
}

/** `var1` is signed, the others are not. */
export interface Command {
  command: string
  variables: { var1: string; var2?: string; var3?: string }
  /** Only a reading call may be tried again: another one might have its effect twice. */
  reads: boolean
}

class Failed extends Error {
  readonly outcome: Exclude<ProviderCall['outcome'], 'answered'>
  constructor(outcome: Failed['outcome'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.outcome = outcome
  }
}

/**
 * Sends one command and reads its answer. A reading call gets a second try if the first failed at once.
 * @throws ProviderUnreachable
 */
export async function callService<Schema extends z.ZodMiniType>(
  service: Service,
  wanted: Command,
  schema: Schema,
): Promise<z.output<Schema>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  for (let triesLeft = wanted.reads ? 2 : 1; ; triesLeft -= 1) {
    const started = performance.now()
    const tell = (outcome: ProviderCall['outcome']) =>
      service.observe?.({ command: wanted.command, ms: performance.now() - started, outcome })
    try {
      const answer = read(schema, await send(service, wanted, signal))
      tell('answered')
      return answer
    } catch (error) {
      const { outcome, message } = error instanceof Failed ? error : new Failed('unreachable', error)
      tell(outcome)
      if (triesLeft > 1 && (outcome === 'unreachable' || outcome === 'status')) continue
      throw new ProviderUnreachable(`${wanted.command}: ${message}`, { cause: error })
    }
  }
}

async function send({ merchant, infoUrl, fetch }: Service, { command, variables }: Command, signal: AbortSignal) {
  const hash = postserviceHash(merchant, command, variables.var1)
  const body = new URLSearchParams({ key: merchant.key, command, ...variables, hash })
  try {
    const response = await fetch(infoUrl, { method: 'POST', body, signal, redirect: 'error' })
    if (!response.ok) throw new Failed('status', `HTTP ${response.status}`)
    return await response.text()
  } catch (error) {
    if (error instanceof Failed) throw error
    throw new Failed(signal.aborted ? 'timeout' : 'unreachable', error)
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(exactIds(text)))
  } catch (error) {
    throw new Failed('unreadable', error)
  }
}

/** Reads the provider's time stamps, `yyyy-MM-dd HH:mm:ss` in Indian time; null if it is none. */
export function readIndianTime(stamp: string): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(stamp) ?? []
  const moment = new Date(`${day}T${time}+05:30`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** The provider's amount, `1234.50`, `-1234.50` or `1234.50000`, in paise, without rounding. Null for anything else. */
export function readPaise(text: string): number | null {
  const [, sign, rupees, paise = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? []
  if (rupees === undefined) return null
  const amount = Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
  return sign === '-' ? -amount : amount
}
