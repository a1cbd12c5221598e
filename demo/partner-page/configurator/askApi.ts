/**
 * What the configurator requests from the trust: its projects, a project's purposes, the newest released version. Without an answer the page works
 * without them.
 */
import { giving, projectChoices } from '../../../shared/api/choosing.ts'
import type { Purpose } from '../../../shared/contract/giving.ts'
import type { ProjectChoice } from '../../../shared/contract/project.ts'
import type { PageRoots } from '../frame/pageRoots.ts'
import { type PinnedVersion, servedVersions, trustApi } from '../frame/trustApi.ts'
import type { Choices } from './choices.ts'

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
