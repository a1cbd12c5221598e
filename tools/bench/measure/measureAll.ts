/** Runs all scenarios interleaved: every round runs each once, so a busy minute of the machine affects all of them. */
import type { Browser } from '@playwright/test'
import { demoProject } from '../../../api/testing/demoContent.ts'
import { manyItemsProject, manyPurposesProject } from '../apiDouble.ts'
import { measureArrival } from './measureArrival.ts'
import { measureSteppers, measureTyping } from './measureAnswers.ts'
import { type ButtonsCost, measureButtons } from './measureButtons.ts'
import { measureLoading } from './measureLoading.ts'
import { measureManyChoices, measureManyProjects } from './measureManyProjects.ts'
import { measureMachine } from './measureMachine.ts'
import { type Intent, measureOpening } from './measureOpening.ts'
import { hoverMs, kbit400, manyButtons, type Network, plentyOfButtons, slow4g } from '../settings.ts'

const medicalCamp = demoProject('medical-camp')

/** Runs on pages with one button, with `manyButtons` and with `plentyOfButtons`. */
export interface ButtonsRuns {
  one: ButtonsCost[]
  many: ButtonsCost[]
  plenty: ButtonsCost[]
}

/** Every run of every scenario. */
export type Runs = Awaited<ReturnType<typeof measureAll>>

/**
 * @param hostRoot address of the bench's own pages
 * @param siteRoot address of the trust's site
 * @param manyRoot address of a site with 5,000 projects
 * @param rounds runs of each scenario
 * @param say called after each round
 */
export async function measureAll(
  browser: Browser,
  hostRoot: string,
  siteRoot: string,
  manyRoot: string,
  rounds: number,
  say: (line: string) => void,
) {
  const { id, title: shows } = medicalCamp
  const url = `${hostRoot}/pasted?id=${id}`
  const opening = (intent: Intent, more: { network?: Network; idleFetch?: boolean } = {}) =>
    measureOpening(browser, { url, shows, ...more }, intent)
  const many = (project: { id: number; title: string }) => ({
    url: `${hostRoot}/many?id=${project.id}`,
    shows: project.title,
  })
  const arrive = (network: Network) =>
    measureArrival(browser, { url: `${siteRoot}/donate?project=${id}`, shows, network })
  const floor = () => measureOpening(browser, { url: `${hostRoot}/floor`, shows: '' }, 'none', 'button')

  const scenarios: Array<() => Promise<unknown>> = []
  /** Adds a scenario. Answers the list that its runs will fill. */
  const runsOf = <Run>(measure: () => Promise<Run>): Run[] => {
    const runs: Run[] = []
    scenarios.push(async () => runs.push(await measure()))
    return runs
  }
  const buttons = (kind: string): ButtonsRuns => {
    const on = (times: number) => measureButtons(browser, `${hostRoot}/${kind}?id=${id}&buttons=${times}`)
    return {
      one: runsOf(() => on(1)),
      many: runsOf(() => on(manyButtons)),
      plenty: runsOf(() => on(plentyOfButtons)),
    }
  }
  const runs = {
    /** First `Intl.NumberFormat` of a page in ms: it shows the speed of the machine. */
    machine: runsOf(() => measureMachine(browser, `${hostRoot}/floor`)),
    openings: {
      floor: runsOf(floor),
      intent: runsOf(() => opening('fetched')),
      cold: runsOf(() => opening('none')),
      slowHover: runsOf(() => opening(hoverMs, { network: slow4g })),
      slowTap: runsOf(() => opening('none', { network: slow4g })),
      slowIdle: runsOf(() => opening('none', { network: slow4g, idleFetch: true })),
      manyCold: runsOf(() => measureOpening(browser, many(manyItemsProject), 'none')),
      manyIntent: runsOf(() => measureOpening(browser, many(manyItemsProject), 'fetched')),
    },
    /** Visits to the trust's own /donate?project=…, which opens the form by itself. */
    arrivals: { kbit400: runsOf(() => arrive(kbit400)), slow4g: runsOf(() => arrive(slow4g)) },
    /** Two pages and the menu of a site with 5,000 projects. */
    manyProjects: {
      donate: runsOf(() => measureManyProjects(browser, `${manyRoot}/donate`)),
      projects: runsOf(() => measureManyProjects(browser, `${manyRoot}/projects`)),
    },
    /** Choosing one of them in the dialog. */
    manyChoices: runsOf(() => measureManyChoices(browser, `${manyRoot}/choose`)),
    loadings: {
      without: runsOf(() => measureLoading(browser, `${hostRoot}/links?id=${id}`)),
      tag: runsOf(() => measureLoading(browser, url)),
    },
    /**
     * `pasted`: the quick start's buttons (a link inside); `links`: the same without our script; `drawn`: drawn by us (no link inside); `native`: plain
     * `<button>` elements.
     */
    buttons: {
      pasted: buttons('pasted'),
      links: buttons('links'),
      drawn: buttons('drawn'),
      native: buttons('native'),
    },
    answers: {
      steppers: runsOf(() => measureSteppers(browser, many(manyItemsProject))),
      typing: runsOf(() => measureTyping(browser, many(manyPurposesProject))),
    },
  }
  // Not measured: the first run of servers and browser. Later contexts keep nothing of it.
  await floor()
  await opening('fetched')
  await arrive(slow4g)
  for (const path of ['/donate', '/projects']) await measureManyProjects(browser, manyRoot + path)
  for (let round = 1; round <= rounds; round++) {
    for (const scenario of scenarios) await scenario()
    say(`round ${round} of ${rounds}`)
  }
  return runs
}
