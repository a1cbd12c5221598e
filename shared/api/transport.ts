/**
 * One request to the API and its answer, parsed. Shows no message, navigates nowhere, repeats nothing: what a failure means is for the
 * caller to decide. `fetch`, token and clock are arguments; a request is given up after 15 s (brief, decision 18).
 */
import type { Schema } from '../contract/lean.ts'
import { ApiError } from './apiError.ts'

/** Waiting time of a request, in ms. */
const patienceMs = 15_000

export interface ResponseLike {
  status: number
  text(): Promise<string>
  headers: { get(name: string): string | null }
}

export interface TransportPorts<Signal> {
  /** API root without a slash at its end. */
  root: string
  fetch(
    url: string,
    init: { method: string; headers: Record<string, string>; body: string | null; signal: Signal; credentials: 'omit' },
  ): Promise<ResponseLike>
  /** `AbortSignal.timeout` */
  timeoutSignal(ms: number): Signal
  token(): string | null
  lang(): 'en' | 'hi'
}

export interface Transport {
  /** @throws ApiError */
  get<T>(path: string, schema: Schema<T>): Promise<T>
  /** @throws ApiError */
  post<T>(path: string, body: unknown, schema: Schema<T>): Promise<T>
}

/**
 * `fetch` reads inherited settings too: `mode` or `window` that a page has put on Object.prototype would change or stop the request.
 * @returns the same object, with its own settings only
 */
export const withoutInheritance = <T extends object>(settings: T): T => Object.setPrototypeOf(settings, null)

export const createTransport = <Signal>(ports: TransportPorts<Signal>): Transport => {
  const send = async <T>(method: string, path: string, body: unknown, schema: Schema<T>): Promise<T> => {
    const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': ports.lang() }
    const token = ports.token()
    if (token) headers['Authorization'] = `Bearer ${token}`
    if (body !== undefined) headers['Content-Type'] = 'application/json'
    let response: ResponseLike
    let text: string
    try {
      const signal = ports.timeoutSignal(patienceMs)
      response = await ports.fetch(
        `${ports.root}/${path}`,
        withoutInheritance({
          method,
          headers,
          signal,
          credentials: 'omit',
          body: body === undefined ? null : JSON.stringify(body),
        }),
      )
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

/** An object's fields, or none: what arrives may be anything. */
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value ? (value as Record<string, unknown>) : {}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Why the server refused, as far as it says so in the way of the contract (`envelope.ts`). */
const refusalOf = (status: number, answer: Record<string, unknown>, retryAfterSeconds: number): ApiError => {
  const error = fieldsOf(answer['error'])
  const fields: Record<string, string> = {}
  for (const [name, code] of Object.entries(fieldsOf(error['fields']))) fields[name] = textOr(code)
  return new ApiError('refused', {
    status,
    retryAfterSeconds,
    said: textOr(answer['message']),
    code: textOr(error['code']),
    fields,
  })
}

/**
 * Reads the envelope of an answer: `status` must be a real boolean, "true" is not.
 * @throws ApiError
 */
export const readAnswer = async <T>(
  status: number,
  text: string,
  schema: Schema<T>,
  retryAfterSeconds: number,
): Promise<T> => {
  if (status === 401) throw new ApiError('unauthorized', { status })
  if (status >= 500) throw new ApiError('serverFault', { status })
  const answer = fieldsOf(parseJson(text))
  if (status >= 400 || answer['status'] === false) throw refusalOf(status, answer, retryAfterSeconds)
  const read = answer['status'] === true ? await schema['~standard'].validate(answer['data']) : {}
  if (!read || typeof read !== 'object' || !('value' in read)) throw new ApiError('malformed', { status })
  return read.value as T
}
