/** How a deviation is planted: between the kit and an API that keeps the contract. */
import type { Received, Sent } from '../exchange.ts'

export interface Planted {
  what: string
  /** The one check that must fail. */
  blamed: string
  plant(sent: Sent, real: () => Promise<Received>): Promise<Received>
}

interface Envelope {
  status: boolean
  message: string
  data: Record<string, unknown> & unknown[]
  error: unknown
}

export const isCall = ({ url, method }: Sent, path: string) =>
  method !== 'OPTIONS' && url.replace(/\?.*/, '').endsWith(`/${path}`)
export const payloadOf = ({ body }: Sent): Record<string, unknown> => {
  const read: unknown = body?.startsWith('{') && body.endsWith('}') ? JSON.parse(body) : {}
  return typeof read === 'object' && read !== null ? { ...read } : {}
}

/** Changes the header of every answer to which it applies; undefined removes it. */
export const withHeader =
  (name: string, value: string | undefined, applies: (sent: Sent, got: Received) => boolean): Planted['plant'] =>
  async (sent, real) => {
    const got = await real()
    if (!applies(sent, got)) return got
    const { [name]: _, ...headers } = got.headers
    return { ...got, headers: value === undefined ? headers : { ...headers, [name]: value } }
  }

/** Changes the accepted answers of one call. */
export const withAnswer =
  (path: string, change: (envelope: Envelope, sent: Sent) => unknown): Planted['plant'] =>
  async (sent, real) => {
    const got = await real()
    if (!isCall(sent, path) || got.status !== 200) return got
    return { ...got, text: JSON.stringify(change(JSON.parse(got.text), sent)) }
  }

export const accepted = (data: unknown): Received => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  text: JSON.stringify({ status: true, message: 'OK', data, error: null }),
})

/** Accepts what the API refuses, if the payload is as described. */
export const accepting =
  (path: string, wrong: (payload: Record<string, unknown>) => boolean, data: unknown): Planted['plant'] =>
  async (sent, real) => {
    const got = await real()
    return isCall(sent, path) && got.status >= 400 && got.status !== 401 && wrong(payloadOf(sent))
      ? accepted(data)
      : got
  }
