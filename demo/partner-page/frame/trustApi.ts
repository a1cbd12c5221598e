/** Requests to the trust that every visitor can make. */
import type { Language } from '../../../shared/languages.ts'
import { z } from 'zod'
import { createTransport, type Transport } from '../../../shared/api/transport.ts'

/** Longest wait for an answer, because a slow page helps nobody, in ms. */
const patienceMs = 2_000

export const trustApi = (apiRoot: string, lang: Language): Transport =>
  createTransport({
    root: apiRoot,
    fetch: (url, init) => fetch(url, init),
    timeoutSignal: () => AbortSignal.timeout(patienceMs),
    token: () => null,
    lang: () => lang,
  })

const versionSchema = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Of all its code. */
  integrity: z.string().regex(/^sha(384|512)-[\w+/=]+$/),
  /** Until then, its code and its hash change from day to day. */
  released: z.boolean(),
})
type ServedVersion = z.infer<typeof versionSchema>
/** A build that never changes. */
export type PinnedVersion = Pick<ServedVersion, 'version' | 'integrity'>

/** The newest first; none if the site does not answer. */
export async function servedVersions(siteRoot: string): Promise<ServedVersion[]> {
  try {
    const answer = await fetch(`${siteRoot}/widget/versions.json`, { signal: AbortSignal.timeout(patienceMs) })
    return z.object({ versions: z.array(versionSchema) }).parse(await answer.json()).versions
  } catch {
    return []
  }
}
