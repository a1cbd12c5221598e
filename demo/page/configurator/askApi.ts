/** What the configurator asks of the trust: its projects, a project's purposes, the builds that never change. Where no answer comes, the page stands without. */
import { z } from 'zod'
import { giving, projectChoices } from '../../../shared/api/choosing.ts'
import { createTransport } from '../../../shared/api/transport.ts'
import type { ProjectChoice } from '../../../shared/contract/project.ts'
import type { Purpose } from '../../../shared/contract/giving.ts'
import type { PageRoots } from '../frame/pageFile.ts'
import type { PinnedVersion } from './embed.ts'

/** A page that is slow helps nobody, in ms. */
const patienceMs = 2_000

export interface Known {
  projects: readonly ProjectChoice[]
  /** Of the chosen project. */
  purposes: readonly Purpose[]
  pinned: PinnedVersion | undefined
}

const versionsSchema = z.object({
  latest: z.string(),
  versions: z.array(
    z.object({ version: z.string().regex(/^\d+\.\d+\.\d+$/), integrity: z.string().regex(/^sha(384|512)-[\w+/=]+$/) }),
  ),
})

export async function askTrust(
  { siteRoot, apiRoot }: PageRoots,
  lang: 'en' | 'hi',
  projectId?: number,
): Promise<Known> {
  const api = createTransport({
    root: apiRoot,
    fetch: (url, init) => fetch(url, init),
    timeoutSignal: () => AbortSignal.timeout(patienceMs),
    token: () => null,
    lang: () => lang,
  })
  const [projects, chosen, pinned] = await Promise.all([
    projectChoices(api).catch(() => []),
    projectId === undefined ? null : giving(api, projectId).catch(() => null),
    newestPinned(siteRoot).catch(() => undefined),
  ])
  return { projects, purposes: chosen?.purpose ?? [], pinned }
}

async function newestPinned(siteRoot: string): Promise<PinnedVersion | undefined> {
  const answer = await fetch(`${siteRoot}/widget/versions.json`, { signal: AbortSignal.timeout(patienceMs) })
  const { latest, versions } = versionsSchema.parse(await answer.json())
  return versions.find(({ version }) => version === latest)
}
