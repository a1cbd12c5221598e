/** Measures the peers beside our widget. Every round has one visit to each candidate's page, so a busy minute of the machine affects all of them. */
import type { Browser } from '@playwright/test'
import { demoProject } from '../../../api/testing/demoContent.ts'
import { ourOpener } from '../measure/measureOpening.ts'
import { medians } from '../median.ts'
import type { Figures } from './comparison.ts'
import { measureWeight, type Weight } from './measureWeight.ts'
import type { PeerPages } from './preparePeers.ts'
import { type Candidate, type PeerVisit, visit } from './visit.ts'

interface CandidateRuns {
  candidate: Candidate
  weight: Weight
  visits: PeerVisit[]
  /** Why it could not be measured. */
  why?: string
}

export interface Comparison {
  figures: Figures[]
  left: PeerPages['left']
  runs: CandidateRuns[]
}

const dialog = 'html > div >> dialog[open]'

const oursAndFloor = (hostRoot: string): Candidate[] => [
  {
    name: 'ours',
    url: `${hostRoot}/pasted?id=${demoProject('medical-camp').id}`,
    opener: ourOpener,
    openedWhen: dialog,
    usableWhen: `${dialog} form :is(input, button)`,
  },
  {
    name: 'floor: bare <dialog>',
    url: `${hostRoot}/floor`,
    opener: 'button',
    openedWhen: 'dialog[open]',
    usableWhen: 'dialog[open] input',
  },
]

/**
 * The first visit to each counts bytes. It also includes the first run of servers and browser. A candidate that fails is left out from then on.
 *
 * @param hostRoot address that serves the bench's own pages and, under `/peers/`, the peers' pages
 * @param rounds timed visits to each
 */
export async function comparePeers(
  browser: Browser,
  hostRoot: string,
  { ready, left }: PeerPages,
  rounds: number,
  say: (line: string) => void,
): Promise<Comparison> {
  const peers = ready.map((peer) => ({ ...peer, url: `${hostRoot}/peers/${peer.slug}/` }))
  const all = [...oursAndFloor(hostRoot), ...peers].map(
    (candidate): CandidateRuns => ({ candidate, weight: { upFront: 0, untouched: 0, untilOpen: 0 }, visits: [] }),
  )
  for (let round = 0; round <= rounds; round++) {
    for (const one of all.filter(({ why }) => why === undefined)) {
      try {
        if (round === 0) one.weight = await measureWeight(browser, one.candidate)
        else one.visits.push(await visit(browser, one.candidate))
      } catch (error) {
        one.why = String(error).split('\n')[0] ?? ''
      }
    }
    say(`peers, round ${round} of ${rounds}`)
  }
  const failed = all.flatMap(({ candidate: { name }, why }) => (why === undefined ? [] : [{ name, why }]))
  const runs = all.filter(({ why }) => why === undefined)
  const own = all.slice(0, 2).find((one) => !runs.includes(one))
  if (own) throw new Error(`Nothing to compare with: ${own.candidate.name} was not measured (${own.why})`)
  return { figures: runs.map(figuresOf), left: [...left, ...failed], runs }
}

function figuresOf({ candidate: { name, usableWhen }, weight, visits }: CandidateRuns): Figures {
  const { scriptAndCompiling: script, longTasks, blocking, shell, usable } = medians(visits)
  const figures = { name, ...weight, script, longTasks, blocking, shell, usable }
  return usableWhen ? figures : { ...figures, name: `${name} (shell only)`, untilOpen: null, usable: null }
}
