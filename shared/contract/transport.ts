/**
 * Sends one request to the API and parses its answer. It shows no message, navigates nowhere and repeats nothing: the caller decides what a failure means.
 * `fetch`, token and clock are arguments.
 */
import type { Schema } from './lean.ts'
import type { Language } from '../languages.ts'

/** Why a call failed: a closed set of kinds, with one sentence on screen for each. */
export type ApiErrorKind = 'unauthorized' | 'refused' | 'serverFault' | 'unreachable' | 'malformed' | 'timedOut'

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 if no answer arrived. */
  readonly status: number = 0
  /** The server's own sentence in the reader's language, or ''. */
  readonly serverText: string = ''
  /** Refusal code, e.g. `invalid`, `mismatch`; '' if there is none. */
  readonly code: string = ''
  /** Codes by payload field (422). */
  readonly fields: Readonly<Record<string, string>> = {}
  /** Seconds from `Retry-After` (429); 0 if there is none. */
  readonly retryAfterSeconds: number = 0

  constructor(
    kind: ApiErrorKind,
    detail: Partial<Pick<ApiError, 'status' | 'serverText' | 'code' | 'fields' | 'retryAfterSeconds'>> = {},
  ) {
    super(detail.serverText || kind)
    this.kind = kind
    Object.assign(this, detail)
  }
}

/** Paths that the loader requests before the dialog's code has loaded. */
export const choicesPath = 'project/dropdown-list'
export const givingPath = 'donation/require-item'

export interface ResponseLike {
  status: number
  text(): Promise<string>
  headers: { get(name: string): string | null }
}

/** What a request needs from its environment. `Body` and `Signal` are the browser's types; this folder has no DOM types. */
export interface RequestPorts<Body, Signal> {
  /** API root without a trailing slash. */
  root: string
  fetch(
    url: string,
    init: {
      method: string
      headers: Record<string, string>
      body: Body
      signal: Signal
      credentials: 'omit' | 'same-origin'
    },
  ): Promise<ResponseLike>
  /** `AbortSignal.timeout` */
  timeoutSignal(ms: number): Signal
  token(): string | null
  lang(): Language
}

export type TransportPorts<Signal> = RequestPorts<string | null, Signal>

/** Without a schema nothing needs the `data` of the answer. */
export interface Transport {
  /** @throws ApiError */
  get<T = unknown>(path: string, schema?: Schema<T>): Promise<T>
  /** @throws ApiError */
  post<T = unknown>(path: string, body: unknown, schema?: Schema<T>): Promise<T>
}

/**
 * `fetch` also reads inherited settings: a `mode` or `window` that a page puts on Object.prototype would change or stop the request.
 * @returns the same object, with its own settings only
 */
export const withoutInheritance = <T extends object>(settings: T): T => Object.setPrototypeOf(settings, null)

/**
 * Sends one request with the session's token and reads the answer.
 * @param patienceMs cancels the request after this many ms (specification, decision 18)
 * @throws ApiError
 */
export const request = async <Body, Signal, T>(
  ports: RequestPorts<Body, Signal>,
  method: string,
  path: string,
  body: Body,
  schema?: Schema<T>,
  patienceMs = 15_000,
): Promise<T> => {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': ports.lang() }
  const token = ports.token()
  if (token) headers['Authorization'] = `Bearer ${token}`
  // For a form, the browser sets the type with its boundary.
  if (typeof body === 'string') headers['Content-Type'] = 'application/json'
  // The cookie of a known device, which our own API sets on its own origin.
  const credentials = /^(login|register)/.test(path) ? 'same-origin' : 'omit'
  let response: ResponseLike
  let text: string
  try {
    const signal = ports.timeoutSignal(patienceMs)
    response = await ports.fetch(
      `${ports.root}/${path}`,
      withoutInheritance({ method, headers, signal, credentials, body }),
    )
    text = await response.text()
  } catch (error) {
    throw new ApiError(error instanceof Error && error.name === 'TimeoutError' ? 'timedOut' : 'unreachable')
  }
  return readAnswer(response.status, text, schema, Number(response.headers.get('Retry-After')) || 0)
}

/** Sends and reads JSON. */
export const createTransport = <Signal>(ports: TransportPorts<Signal>): Transport => ({
  get: (path, schema) => request(ports, 'GET', path, null, schema),
  // Async: if a page has broken JSON, the promise rejects, as for any other failure.
  post: async (path, body, schema) => request(ports, 'POST', path, JSON.stringify(body), schema),
})

/** An object's fields, or none: the answer may be anything. */
const fieldsOf = (value: unknown): Record<string, unknown> =>
  // `typeof` and the truthy test prove that it is an object, and any object can be read by key.
  typeof value === 'object' && value ? (value as Record<string, unknown>) : {}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Why the server refused, if it says so as the contract defines (`envelope.ts`). */
const refusalOf = (status: number, answer: Record<string, unknown>, retryAfterSeconds: number): ApiError => {
  const error = fieldsOf(answer['error'])
  const fields: Record<string, string> = {}
  for (const [name, code] of Object.entries(fieldsOf(error['fields']))) fields[name] = textOr(code)
  return new ApiError(status === 401 ? 'unauthorized' : 'refused', {
    status,
    retryAfterSeconds,
    serverText: textOr(answer['message']),
    code: textOr(error['code']),
    fields,
  })
}

/**
 * Reads the envelope of an answer. `status` must be a real boolean; "true" is refused.
 * @throws ApiError
 */
export const readAnswer = async <T>(
  status: number,
  text: string,
  schema: Schema<T> | undefined,
  retryAfterSeconds: number,
): Promise<T> => {
  if (status >= 500) throw new ApiError('serverFault', { status })
  const answer = fieldsOf(parseJson(text))
  if (status >= 400 || answer['status'] === false) throw refusalOf(status, answer, retryAfterSeconds)
  const value = answer['data']
  const read = answer['status'] === true && (schema ? await schema['~standard'].validate(value) : { value })
  if (!read || typeof read !== 'object' || !('value' in read)) throw new ApiError('malformed', { status })
  // The schema has validated it.
  return read.value as T
}
