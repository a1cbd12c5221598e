import { withoutInheritance } from '../../shared/api/transport.ts'

/** How long an answer may take, in ms. */
const patienceMs = 15_000

/** Asks the API as anybody can. `data` is what its envelope holds, unread; undefined where the answer is a refusal. */
export const ask = async (url: string, init: RequestInit = {}): Promise<{ status: number; data: unknown }> => {
  const settings: RequestInit = { ...init, credentials: 'omit', signal: AbortSignal.timeout(patienceMs) }
  const response = await fetch(url, withoutInheritance(settings))
  const answer: { data?: unknown } | null = await response.json().catch(() => null)
  return { status: response.status, data: response.ok ? answer?.data : undefined }
}
