/** Runs all scenarios interleaved: every round runs each once, so a busy minute of the machine affects all of them. */
import type { Browser } from '@playwright/test'
import { demoProject } from '../../../api/testing/demoContent.ts'
import { manyItemsProject, manyPurposesProject } from '../apiDouble.ts'
import { measureManyProjects } from './measureManyProjects.ts'
import { type Intent, openWith, untilUsable, middleOf, press } from './measureOpening.ts'
import { measureVisit, type Visit } from './measureVisit.ts'
import { hoverMs, kbit400, manyButtons, type Network, plentyOfButtons, slow4g } from '../settings.ts'
import { type Conditions, withSlowPage, type SlowPage } from '../slowPage.ts'
import type { Point } from '../probe.ts'

/** Runs on pages with one button, with `manyButtons` and with `plentyOfButtons`. */
export interface ButtonsRuns {
  one: Visit[]
  many: Visit[]
  plenty: Visit[]
}

/** Every run of every scenario. */
export type Runs = Awaited<ReturnType<typeof measureAll>>

/** In the page: milliseconds that its first `Intl.NumberFormat('en-IN')` takes. It needs no file, no frame, no network and none of our code. */
function formatOnce(): number {
  const begun = performance.now()
  new Intl.NumberFormat('en-IN').format(1234567)
  return performance.now() - begun
}

/** Addresses of the bench's own pages, of the trust's site, and of a site with 5,000 projects. */
interface Roots {
  hostRoot: string
  siteRoot: string
  manyRoot: string
}

/** @param rounds runs of each scenario */
export async function measureAll(
  browser: Browser,
  { hostRoot, siteRoot, manyRoot }: Roots,
  rounds: number,
  say: (line: string) => void,
) {
  const { id, title: shows } = demoProject('medical-camp')
  const opening = (intent: Intent, more: { network?: Network; idleFetch?: boolean } = {}) =>
    measureVisit(browser, { url: `${hostRoot}/pasted?id=${id}`, shows, ...more }, openWith(intent))
  const many = (project: { id: number; title: string }) => ({
    url: `${hostRoot}/many?id=${project.id}`,
    shows: project.title,
  })
  const openMany = (intent: Intent) => measureVisit(browser, many(manyItemsProject), openWith(intent))
  /** The probe takes the visit itself as the click, because the page opens the form by itself. */
  const prepare: Conditions['prepare'] = ({ page }) =>
    page.addInitScript(() => window.hasClicked(Number.MIN_VALUE)).then(() => undefined)
  const arrive = (network: Network) =>
    measureVisit(browser, { url: `${siteRoot}/donate?project=${id}`, shows, network, prepare }, ({ page }) =>
      untilUsable(page),
    )
  const floor = () => measureVisit(browser, { url: `${hostRoot}/floor`, shows: '' }, openWith('none', 'button'))
  /** Without any interaction, and without prefetch by default: its time among the other work would be measured, too. */
  const look = (path: string, idleFetch = false) =>
    measureVisit(browser, { url: `${hostRoot}/${path}`, shows: '-', idleFetch }, async () => undefined)
  const chooser = { openedWhen: 'html > * >> dialog[open]', usableWhen: 'html > * >> #project' }

  const scenarios: Array<() => Promise<unknown>> = []
  /** Adds a scenario. Answers the list that its runs will fill. */
  const runsOf = <Run>(measure: () => Promise<Run>): Run[] => {
    const runs: Run[] = []
    scenarios.push(async () => runs.push(await measure()))
    return runs
  }
  const buttons = (kind: string): ButtonsRuns => {
    const on = (times: number) => look(`${kind}?id=${id}&buttons=${times}`)
    return {
      one: runsOf(() => on(1)),
      many: runsOf(() => on(manyButtons)),
      plenty: runsOf(() => on(plentyOfButtons)),
    }
  }
  const runs = {
    /** The speed of the machine. */
    machine: runsOf(() =>
      withSlowPage(browser, { url: `${hostRoot}/floor`, shows: '' }, ({ page }) => page.evaluate(formatOnce)),
    ),
    openings: {
      floor: runsOf(floor),
      intent: runsOf(() => opening('fetched')),
      cold: runsOf(() => opening('none')),
      slowHover: runsOf(() => opening(hoverMs, { network: slow4g })),
      slowTap: runsOf(() => opening('none', { network: slow4g })),
      slowIdle: runsOf(() => opening('none', { network: slow4g, idleFetch: true })),
      manyCold: runsOf(() => openMany('none')),
      manyIntent: runsOf(() => openMany('fetched')),
    },
    /** Visits to the trust's own /donate?project=…, which opens the form by itself. */
    arrivals: { kbit400: runsOf(() => arrive(kbit400)), slow4g: runsOf(() => arrive(slow4g)) },
    /** Two pages and the menu of a site with 5,000 projects. */
    manyProjects: {
      donate: runsOf(() => measureManyProjects(browser, `${manyRoot}/donate`)),
      projects: runsOf(() => measureManyProjects(browser, `${manyRoot}/projects`)),
    },
    /** Choosing one of them in the dialog. */
    manyChoices: runsOf(() =>
      measureVisit(browser, { url: `${manyRoot}/choose`, shows: '', watched: chooser }, openWith('none')),
    ),
    /** With the fetching ahead of an idle browser, as a visitor on a good connection has it. */
    loadings: {
      without: runsOf(() => look(`links?id=${id}`, true)),
      tag: runsOf(() => look(`pasted?id=${id}`, true)),
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

/** How fast an open form reacts: clicks on plus in a list of 300 items, and digits typed as an amount beside 300 purposes. */
/** Between two clicks or keys, in ms: a quick person. */
const pauseMs = 80
const timesEach = 12
/** Rows whose plus is clicked in turn; all of them are in view. */
const rows = 5
const plus = 'html > div >> .stepper button:last-child'

/** Milliseconds of each click on plus. The first clicks happen while chunks still load on demand. */
const measureSteppers = (browser: Browser, conditions: Conditions): Promise<number[]> =>
  measure(browser, conditions, 'click', async ({ page, cdp }) => {
    // Read once, because questions of the driver during a click would add to the measured time.
    const pluses: Point[] = []
    for (let row = 0; row < rows; row++) pluses.push(await middleOf(page, plus, row))
    for (let time = 0; time < timesEach; time++) {
      // `pluses` has one point for each row.
      await press(cdp, pluses[time % rows]!)
      await page.waitForTimeout(pauseMs)
    }
  })

/** Milliseconds of each typed and deleted digit. */
const measureTyping = (browser: Browser, conditions: Conditions): Promise<number[]> =>
  measure(browser, conditions, 'keydown', async ({ page }) => {
    await page.locator('#amount').fill('1')
    await page.waitForTimeout(pauseMs)
    await page.evaluate(() => {
      window.bench.answers.length = 0
    })
    for (let key = 0; key < timesEach; key++) {
      await page.keyboard.press(key % 6 < 3 ? '7' : 'Backspace')
      await page.waitForTimeout(pauseMs)
    }
  })

const measure = (
  browser: Browser,
  conditions: Conditions,
  type: 'click' | 'keydown',
  act: (slow: SlowPage) => Promise<void>,
): Promise<number[]> =>
  withSlowPage(browser, conditions, async (slow) => {
    const { page, read } = slow
    await openWith('none')(slow)
    await page.evaluate((event) => window.watchAnswers(event), type)
    await act(slow)
    const { answers } = await read()
    if (answers.length < timesEach) throw new Error(`Only ${answers.length} of ${timesEach} changed the total.`)
    return answers
  })
