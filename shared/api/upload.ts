/** Sending a form with files. Apart from `transport.ts`, which speaks JSON only, so that the widget does not carry it. */
import type { Schema } from '../contract/lean.ts'
import { ApiError } from './apiError.ts'
import { readAnswer, type ResponseLike, withoutInheritance } from './transport.ts'

/** Waiting time of an upload, in ms: 5 MB take a while on a slow line. */
const patienceMs = 90_000

/** `Form` is the browser's `FormData`, which this folder does not know by name. */
export interface UploadPorts<Form, Signal> {
  /** API root without a slash at its end. */
  root: string
  fetch(
    url: string,
    init: { method: string; headers: Record<string, string>; body: Form; signal: Signal; credentials: 'omit' },
  ): Promise<ResponseLike>
  /** `AbortSignal.timeout` */
  timeoutSignal(ms: number): Signal
  token(): string | null
  lang(): 'en' | 'hi'
}

/** @throws ApiError */
export type Upload<Form> = <T>(path: string, form: Form, schema: Schema<T>) => Promise<T>

/** Posts multipart forms with the session's token; the answer is read as `transport.ts` reads it. */
export const createUpload =
  <Form, Signal>(ports: UploadPorts<Form, Signal>): Upload<Form> =>
  async (path, body, schema) => {
    const token = ports.token()
    const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': ports.lang() }
    if (token) headers['Authorization'] = `Bearer ${token}`
    let response: ResponseLike
    let text: string
    try {
      const signal = ports.timeoutSignal(patienceMs)
      response = await ports.fetch(
        `${ports.root}/${path}`,
        withoutInheritance({ method: 'POST', headers, body, signal, credentials: 'omit' }),
      )
      text = await response.text()
    } catch (error) {
      throw new ApiError(error instanceof Error && error.name === 'TimeoutError' ? 'timedOut' : 'unreachable')
    }
    return readAnswer(response.status, text, schema, Number(response.headers.get('Retry-After')) || 0)
  }
