/** Sends a form with files. Apart from the JSON transport, so that the widget does not load it. */
import type { Schema } from '../contract/lean.ts'
import { request, type RequestPorts } from './transport.ts'

/** 5 MB take a while on a slow line. */
const patienceMs = 90_000

/** @throws ApiError */
export type Upload<Form> = <T>(path: string, form: Form, schema: Schema<T>) => Promise<T>

/** Posts multipart forms; the answer has the same envelope as one to JSON. */
export const createUpload =
  <Form, Signal>(ports: RequestPorts<Form, Signal>): Upload<Form> =>
  (path, form, schema) =>
    request(ports, 'POST', path, form, schema, patienceMs)
