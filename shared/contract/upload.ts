/** Sends a form with files. It is separate from the JSON transport, so the widget does not load it. */
import type { Schema } from './lean.ts'
import { request, type RequestPorts } from './transport.ts'

/** An upload of 5 MB takes long on a slow line. */
const patienceMs = 90_000

/** @throws ApiError */
export type Upload<Form> = <T>(path: string, form: Form, schema: Schema<T>) => Promise<T>

/** Posts multipart forms. The answer has the same envelope as a JSON answer. */
export const createUpload =
  <Form, Signal>(ports: RequestPorts<Form, Signal>): Upload<Form> =>
  (path, form, schema) =>
    request(ports, 'POST', path, form, schema, patienceMs)
