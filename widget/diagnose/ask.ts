import { withoutInheritance } from '../../shared/api/transport.ts'

/** How long an answer may take, in ms. */
const patienceMs = 15_000

/** Calls the API without a session. `data` is the content of the envelope, not parsed; undefined if the API refused. */
export const ask = async (url: string, init: RequestInit = {}): Promise<{ status: number; data: unknown }> => {
  const settings: RequestInit = { ...init, credentials: 'omit', signal: AbortSignal.timeout(patienceMs) }
  const response = await fetch(url, withoutInheritance(settings))
  const answer: { data?: unknown } | null = await response.json().catch(() => null)
  return { status: response.status, data: response.ok ? answer?.data : undefined }
}
