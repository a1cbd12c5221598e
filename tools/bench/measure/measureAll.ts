/** Runs all scenarios interleaved: every round runs each once, so a busy minute of the machine affects all of them. */
import type { Browser } from '@playwright/test'
import { demoProject } from '../../../api/testing/demoContent.ts'
import { manyItemsProject, manyPurposesProject } from '../apiDouble.ts'
import { type Arrival, measureArrival } from './measureArrival.ts'
import { measureSteppers, measureTyping } from './measureAnswers.ts'
import { type ButtonsCost, measureButtons } from './measureButtons.ts'
import { type Loading, measureLoading } from './measureLoading.ts'
import { type ManyChoices, type ManyProjects, measureManyChoices, measureManyProjects } from './measureManyProjects.ts'
import { measureMachine } from './measureMachine.ts'
import { type Intent, measureOpening, type Opening } from './measureOpening.ts'
import { hoverMs, kbit400, manyButtons, type Network, plentyOfButtons, slow4g } from '../settings.ts'

const medicalCamp = demoProject('medical-camp')

/** Pages with one button, with `manyButtons` and with `plentyOfButtons`. */
export interface ButtonsRuns {
  one: ButtonsCost[]
  many: ButtonsCost[]
  plenty: ButtonsCost[]
}

/** Every run of every scenario. */
export interface Runs {
  openings: {
    floor: Opening[]
    cold: Opening[]
    intent: Opening[]
    slowHover: Opening[]
    slowTap: Opening[]
    slowIdle: Opening[]
    manyCold: Opening[]
    manyIntent: Opening[]
  }
  /** Visits to the trust's own /donate?project=…, which opens the form by itself. */
  arrivals: { kbit400: Arrival[]; slow4g: Arrival[] }
  /** Two pages and the menu of a site with 5,000 projects. */
  manyProjects: { donate: ManyProjects[]; projects: ManyProjects[] }
  /** Choosing one of them in the dialog. */
  manyChoices: ManyChoices[]
  loadings: { without: Loading[]; tag: Loading[] }
  answers: { steppers: number[][]; typing: number[][] }
  /**
   * `pasted`: the quick start's buttons (a link inside); `links`: the same without our script; `drawn`: drawn by us (no link inside); `native`: plain
   * `<button>` elements.
   */
  buttons: Record<'pasted' | 'links' | 'drawn' | 'native', ButtonsRuns>
  /** First `Intl.NumberFormat` of a page in ms: it shows the speed of the machine. */
  machine: number[]
}

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
): Promise<Runs> {
  const url = `${hostRoot}/project?id=${medicalCamp.id}`
  const opening = (intent: Intent, more: { network?: Network; idleFetch?: boolean } = {}) =>
    measureOpening(browser, { url, shows: medicalCamp.title, ...more }, intent)
  const many = ({ id, title }: { id: number; title: string }) => ({ url: `${hostRoot}/many?id=${id}`, shows: title })
  const arrive = (network: Network) =>
    measureArrival(browser, {
      url: `${siteRoot}/donate?project=${medicalCamp.id}`,
      shows: medicalCamp.title,
      network,
    })
  const floor = () => measureOpening(browser, { url: `${hostRoot}/floor`, shows: '' }, 'none', 'button')
  const runs: Runs = {
    openings: {
      floor: [],
      cold: [],
      intent: [],
      slowHover: [],
      slowTap: [],
      slowIdle: [],
      manyCold: [],
      manyIntent: [],
    },
    arrivals: { kbit400: [], slow4g: [] },
    manyProjects: { donate: [], projects: [] },
    manyChoices: [],
    loadings: { without: [], tag: [] },
    answers: { steppers: [], typing: [] },
    buttons: {
      pasted: { one: [], many: [], plenty: [] },
      links: { one: [], many: [], plenty: [] },
      drawn: { one: [], many: [], plenty: [] },
      native: { one: [], many: [], plenty: [] },
    },
    machine: [],
  }
  const { openings, arrivals, manyProjects, loadings, answers, buttons, machine } = runs
  const without = `${hostRoot}/without?id=${medicalCamp.id}`
  const scenarios: Array<() => Promise<unknown>> = [
    async () => machine.push(await measureMachine(browser, `${hostRoot}/floor`)),
    async () => openings.floor.push(await floor()),
    async () => openings.intent.push(await opening('fetched')),
    async () => openings.cold.push(await opening('none')),
    async () => openings.slowHover.push(await opening(hoverMs, { network: slow4g })),
    async () => openings.slowTap.push(await opening('none', { network: slow4g })),
    async () => openings.slowIdle.push(await opening('none', { network: slow4g, idleFetch: true })),
    async () => arrivals.kbit400.push(await arrive(kbit400)),
    async () => arrivals.slow4g.push(await arrive(slow4g)),
    async () => openings.manyCold.push(await measureOpening(browser, many(manyItemsProject), 'none')),
    async () => openings.manyIntent.push(await measureOpening(browser, many(manyItemsProject), 'fetched')),
    async () => manyProjects.donate.push(await measureManyProjects(browser, `${manyRoot}/donate`)),
    async () => manyProjects.projects.push(await measureManyProjects(browser, `${manyRoot}/projects`)),
    async () => runs.manyChoices.push(await measureManyChoices(browser, `${manyRoot}/choose`)),
    async () => loadings.without.push(await measureLoading(browser, without)),
    async () => loadings.tag.push(await measureLoading(browser, url)),
    ...Object.entries(buttons).flatMap(([kind, { one, many, plenty }]) => {
      const on = (times: number) => measureButtons(browser, `${hostRoot}/${kind}?id=${medicalCamp.id}&buttons=${times}`)
      return [
        async () => one.push(await on(1)),
        async () => many.push(await on(manyButtons)),
        async () => plenty.push(await on(plentyOfButtons)),
      ]
    }),
    async () => answers.steppers.push(await measureSteppers(browser, many(manyItemsProject))),
    async () => answers.typing.push(await measureTyping(browser, many(manyPurposesProject))),
  ]
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
