/** The comparison. Every round has one visit to each candidate's page, so a busy minute of the machine affects all of them. */
import type { Browser } from '@playwright/test'
import { medians } from '../median.ts'
import type { Candidate } from './candidate.ts'
import type { Figures } from './comparison.ts'
import { measureVisit, type Visit } from './measureVisit.ts'
import { measureWeight, type Weight } from './measureWeight.ts'

export interface PeerRuns {
  candidates: Array<{ name: string; weight: Weight; visits: Visit[]; shellOnly: boolean }>
  /** Peers that could not be measured, with the reason. */
  failed: Array<{ name: string; why: string }>
}

/**
 * The first visit to each counts bytes. It also includes the first run of servers and browser.
 *
 * @param rounds timed visits to each
 */
export async function measurePeers(
  browser: Browser,
  all: readonly Candidate[],
  rounds: number,
  say: (line: string) => void,
): Promise<PeerRuns> {
  const failed = new Map<string, string>()
  /** Leaves out a peer that fails; the bench continues. */
  const attempt = async (candidate: Candidate, act: () => Promise<void>): Promise<void> => {
    if (failed.has(candidate.name)) return
    await act().catch((error: unknown) => failed.set(candidate.name, String(error).split('\n')[0] ?? ''))
  }
  const weights = new Map<string, Weight>()
  for (const one of all) await attempt(one, async () => void weights.set(one.name, await measureWeight(browser, one)))
  const visits = new Map(all.map(({ name }): [string, Visit[]] => [name, []]))
  for (let round = 1; round <= rounds; round++) {
    for (const one of all) {
      await attempt(one, async () => void visits.get(one.name)?.push(await measureVisit(browser, one)))
    }
    say(`peers, round ${round} of ${rounds}`)
  }
  const measured = all.flatMap(({ name, usableWhen }) => {
    const weight = weights.get(name)
    if (!weight || failed.has(name)) return []
    return [{ name, weight, visits: visits.get(name) ?? [], shellOnly: usableWhen === undefined }]
  })
  return { candidates: measured, failed: [...failed].map(([name, why]) => ({ name, why })) }
}

export const figuresOf = ({ candidates }: PeerRuns): Figures[] =>
  candidates.map(({ name, weight, visits, shellOnly }) => {
    const { usable, ...rest } = medians(visits)
    const whole = { untilOpen: shellOnly ? null : weight.untilOpen, usable: shellOnly ? null : usable }
    return { name: shellOnly ? `${name} (shell only)` : name, ...weight, ...rest, ...whole }
  })
