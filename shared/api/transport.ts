/**
 * One request to the API and its answer, parsed. Shows no message, navigates nowhere, repeats nothing: what a failure means is for the
 * caller to decide. `fetch`, token and clock are arguments; a request is given up after 15 s (brief, decision 18).
 */
import * as z from 'zod/mini'
import { envelopeSchema, refusalSchema } from '../contract/envelope.ts'
import { ApiError } from './apiError.ts'

/** Waiting time of a request, in ms. */
const patienceMs = 15_000

interface ResponseLike {
  status: number
  text(): Promise<string>
  headers: { get(name: string): string | null }
}

export interface TransportPorts<Signal> {
  /** API root without a slash at its end. */
  root: string
  fetch(
    url: string,
    init: { method: string; headers: Record<string, string>; body?: string; signal: Signal; credentials: 'omit' },
  ): Promise<ResponseLike>
  /** `AbortSignal.timeout` */
  timeoutSignal(ms: number): Signal
  token(): string | null
  lang(): 'en' | 'hi'
}

export interface Transport {
  /** @throws ApiError */
  get<T>(path: string, schema: z.ZodMiniType<T>): Promise<T>
  /** @throws ApiError */
  post<T>(path: string, body: unknown, schema: z.ZodMiniType<T>): Promise<T>
}

export const createTransport = <Signal>(ports: TransportPorts<Signal>): Transport => {
  const send = async <T>(method: string, path: string, body: unknown, schema: z.ZodMiniType<T>): Promise<T> => {
    const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': ports.lang() }
    const token = ports.token()
    if (token) headers['Authorization'] = `Bearer ${token}`
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    let response: ResponseLike
    let text: string
    try {
      const signal = ports.timeoutSignal(patienceMs)
      response = await ports.fetch(`${ports.root}/${path}`, {
        method,
        headers,
        signal,
        credentials: 'omit',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      text = await response.text()
    } catch (error) {
      throw new ApiError(error instanceof Error && error.name === 'TimeoutError' ? 'timedOut' : 'unreachable')
    }
    return readAnswer(response.status, text, schema, Number(response.headers.get('Retry-After')) || 0)
  }
  return {
    get: (path, schema) => send('GET', path, undefined, schema),
    post: (path, body, schema) => send('POST', path, body, schema),
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the envelope of an answer that is already here.
 * @throws ApiError
 */
export const readAnswer = <T>(status: number, text: string, schema: z.ZodMiniType<T>, retryAfterSeconds = 0): T => {
  if (status === 401) throw new ApiError('unauthorized', { status })
  if (status >= 500) throw new ApiError('serverFault', { status })
  const envelope = z.safeParse(envelopeSchema, parseJson(text))
  if (!envelope.success) throw new ApiError(status >= 400 ? 'refused' : 'malformed', { status, retryAfterSeconds })
  if (status >= 400 || !envelope.data.status) {
    const refusal = z.safeParse(refusalSchema, envelope.data.error)
    throw new ApiError('refused', {
      status,
      retryAfterSeconds,
      said: envelope.data.message ?? '',
      ...(refusal.success ? { code: refusal.data.code, fields: refusal.data.fields ?? {} } : {}),
    })
  }
  const data = z.safeParse(schema, envelope.data.data)
  if (!data.success) throw new ApiError('malformed', { status })
  return data.data
}
