/** Requests to the trust that every visitor can make. */
import type { Language } from '../shared/languages.ts'
import { z } from 'zod'
import { createTransport, type Transport } from '../shared/contract/transport.ts'
import { giving, projectChoices } from '../shared/contract/choosing.ts'
import type { ProjectChoice, Purpose } from '../shared/contract/project.ts'
import type { PageRoots } from './frame.ts'
import type { Choices } from './configurator/choices.ts'
import type { KnownPartner } from '../shared/embed/pageFaults.ts'
import { attributesOf } from '../shared/embed/settings.ts'
import { tag, toHtml } from './configurator/embed.ts'

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

export interface Known {
  projects: readonly ProjectChoice[]
  /** Of the chosen project. */
  purposes: readonly Purpose[]
  pinned: PinnedVersion | undefined
}

export async function askTrust({ ui, project, script }: Choices, { siteRoot, apiRoot }: PageRoots): Promise<Known> {
  const api = trustApi(apiRoot, ui)
  const [projects, chosen, served] = await Promise.all([
    projectChoices(api).catch(() => []),
    project === undefined ? null : giving(api, project).catch(() => null),
    script === 'pinned' ? servedVersions(siteRoot) : [],
  ])
  return { projects, purposes: chosen?.purpose ?? [], pinned: served.find(({ released }) => released) }
}

/** Facts about the trust, for judging a page: its addresses, and its API's answers. */
export interface Trust {
  siteRoot: string
  apiRoot: string
  /** Empty if the API did not answer: then the doctor says nothing about projects. */
  projects: ReadonlyArray<{ id: number; title: string }>
  /** What the API knows about the page's origin; undefined if it was not asked or did not answer. */
  partner: KnownPartner | undefined
  /** Partner ids on the page that the trust does not have. */
  unknownPartners: ReadonlySet<string>
  /** Hashes of its versions; `null` for one in development, whose hash changes. */
  integrity: ReadonlyMap<string, string | null>
}

/** The script's line as we recommend it. */
export const scriptLine = ({ siteRoot, partner }: Trust): string =>
  toHtml(
    tag('script', {
      async: true,
      src: `${siteRoot}/widget/v1/donate.js`,
      ...attributesOf({ partner: partner?.partner_id ?? undefined }),
    }),
  )
