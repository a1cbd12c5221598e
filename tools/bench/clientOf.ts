import { createTransport, type Transport } from '../../shared/contract/transport.ts'

/** The client of our own pages. */
export const clientOf = (root: string, token: string | null = null): Transport =>
  createTransport({ root, fetch, timeoutSignal: (ms) => AbortSignal.timeout(ms), token: () => token, lang: () => 'en' })
