/** The opening of the dialog, and what the script costs its host page. Every round runs each scenario once, so a busy minute affects all of them. */
import type { Browser } from '@playwright/test'
import { demoProject } from '../../api/testing/demoContent.ts'
import { type Cell, medians, table } from './table.ts'
import {
  type Conditions,
  cpuSlowdown,
  hoverMs,
  type Intent,
  kbit400,
  measureVisit,
  type Network,
  openWith,
  slow4g,
  untilUsable,
  type Visit,
} from './visit.ts'

/** Up to this time in ms of the bare dialog, no other program used the processor. */
const quietFloor = 30
/** Tasks up to this time in ms are no long tasks. */
const MOST_TASK_MS = 50

interface Scenario {
  name: string
  run(): Promise<Visit>
  /** The most that the median until the form is usable may be, in ms. */
  most?: number
  runs: Visit[]
}

/**
 * @param rounds runs of each scenario
 * @returns the scenarios with their runs; the first is the floor
 */
export async function measureOpenings(
  browser: Browser,
  { hostRoot, siteRoot }: { hostRoot: string; siteRoot: string },
  rounds: number,
  say: (line: string) => void,
): Promise<Scenario[]> {
  const { id, title: shows } = demoProject('medical-camp')
  const open = (intent: Intent, more: { network?: Network; idleFetch?: boolean } = {}) =>
    measureVisit(browser, { url: `${hostRoot}/pasted?id=${id}`, shows, ...more }, openWith(intent))
  /** The page opens the form by itself, so the probe takes the visit as the click. */
  const prepare: Conditions['prepare'] = ({ page }) =>
    page.addInitScript(() => window.hasClicked(Number.MIN_VALUE)).then(() => undefined)
  const arrive = (network: Network) =>
    measureVisit(browser, { url: `${siteRoot}/donate?project=${id}`, shows, network, prepare }, ({ page }) =>
      untilUsable(page),
    )
  const floor = () => measureVisit(browser, { url: `${hostRoot}/floor`, shows: '' }, openWith('none', 'button'))
  /** Without any interaction, with the prefetch of an idle browser. */
  const look = (path: string) =>
    measureVisit(browser, { url: `${hostRoot}/${path}?id=${id}`, shows: '-', idleFetch: true }, async () => undefined)
  const scenarios: Scenario[] = (
    [
      ['floor: bare <dialog>', floor],
      ['cold, nothing fetched', () => open('none')],
      ['after intent, all fetched', () => open('fetched'), 120],
      [`slow 4G, ${hoverMs} ms of hover`, () => open(hoverMs, { network: slow4g }), 150],
      ['slow 4G, tap, nothing fetched', () => open('none', { network: slow4g }), 380],
      ['slow 4G, tap, 0.4 s of idle fetching', () => open('none', { network: slow4g, idleFetch: true }), 380],
      ['/donate?project=…, 400 kbit/s', () => arrive(kbit400), 6000],
      ['/donate?project=…, slow 4G', () => arrive(slow4g), 3000],
      ['host page without the tag', () => look('links')],
      ['host page with the tag', () => look('pasted')],
    ] as const
  ).map(([name, run, most]) => ({ name, run, runs: [], ...(most && { most }) }))
  // Not measured: the first run of servers and browser. Later contexts keep nothing of it.
  for (const first of [floor, () => open('fetched'), () => arrive(slow4g)]) await first()
  for (let round = 1; round <= rounds; round++) {
    for (const { run, runs } of scenarios) runs.push(await run())
    say(`round ${round} of ${rounds}`)
  }
  return scenarios
}

/** One row for each scenario. Long tasks and layout shifts are the worst of all runs, but for visits that open by themselves. */
export function openingsReport(scenarios: readonly Scenario[]): string {
  const rows = scenarios.map(({ name, runs, most }): Cell[] => {
    const { shell, usable, interaction, scriptAndCompiling, blocking } = medians(runs)
    const all = runs.map((run) => run.usable)
    const worst = (figure: 'longestTask' | 'shift') => Math.max(...runs.map((run) => run[figure]))
    const passed = most === undefined ? '' : usable <= most ? 'pass' : 'OVER'
    const spread = `${Math.min(...all).toFixed(0)}..${Math.max(...all).toFixed(0)}`
    const own = [shell, usable, most ?? '', passed, spread, interaction]
    return [name, ...own, scriptAndCompiling, blocking, worst('longestTask'), worst('shift').toFixed(4)]
  })
  return table(
    `Opening, ms from the click to the end of the frame. Medians of ${scenarios[0]?.runs.length}, processor slowed ${cpuSlowdown} times, nothing cached. Longest task: at most ${MOST_TASK_MS}`,
    ['', 'shell', 'usable', 'most', '', 'min..max', 'INP', 'script', 'TBT', 'longest task', 'shift'],
    rows,
  )
}

/** A warning if the floor itself was slow: other programs then used the processor, and limits in ms say nothing about the widget. */
export function busyNote([floor]: readonly Scenario[]): string {
  const shell = medians(floor?.runs ?? []).shell
  const took = `The floor took ${shell.toFixed(0)} ms`
  if (shell <= quietFloor) return `${took}: a quiet machine.`
  return `${took}, on a quiet machine about 20: other programs were at work, and figures in ms are too high.`
}
