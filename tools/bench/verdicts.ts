/** The target of each figure: the most that it may be. */
import type { ButtonsRuns, Runs } from './measure/measureAll.ts'
import type { ManyProjects } from './measure/measureManyProjects.ts'
import { median, medians } from './median.ts'
import { hoverMs, manyButtons, plentyOfButtons, reference } from './settings.ts'

export interface Verdict {
  name: string
  measured: number
  most: number
  unit: 'ms' | ''
}

/**
 * How many times slower this machine is than the reference, by the first `Intl.NumberFormat` of a page. The least of all runs, because other programs can
 * only add to it.
 */
export const slowerThanReference = ({ machine }: Runs): number => Math.min(...machine) / reference.numberFormat

/** The menu is the same on every page. */
export const manyVisits = ({ manyProjects }: Runs): ManyProjects[] => [...manyProjects.donate, ...manyProjects.projects]

const verdict = (name: string, measured: number, most: number, unit: Verdict['unit'] = 'ms'): Verdict => ({
  name,
  measured,
  most,
  unit,
})

/** How much more `manyButtons` take than one, in measured ms. */
const difference = ({ one, many }: ButtonsRuns): number => medians(many).work - medians(one).work

/** The same, computed from the cost of each of `plentyOfButtons`. */
const slope = ({ one, plenty }: ButtonsRuns): number =>
  ((medians(plenty).work - medians(one).work) / (plentyOfButtons - 1)) * (manyButtons - 1)

/** How much more script, style and layout a page may take with many buttons than with one. */
const MOST_MS = 5

/** Other programs add more to a first layout than so few buttons take. So the cost of each of very many buttons counts, too. */
function buttonsVerdicts(name: string, ours: ButtonsRuns, floorName: string, floor: ButtonsRuns): Verdict[] {
  const each = (what: string, runs: ButtonsRuns): Verdict[] => [
    verdict(`${manyButtons} ${what}: more than one`, difference(runs), MOST_MS),
    verdict(`${manyButtons} ${what}: by the slope over ${plentyOfButtons}`, slope(runs), MOST_MS),
  ]
  const oursAlone = slope(ours) - slope(floor)
  return [
    ...each(name, ours),
    ...each(`${floorName}, the floor of that`, floor),
    verdict(`${manyButtons} ${name}: of that ours, by the slopes`, oursAlone, MOST_MS),
  ]
}

/** Medians. The longest task, the layout shift and the slowest answer are the maximum of all runs, unless a row says otherwise. */
export function verdictsOn(runs: Runs): Verdict[] {
  const { openings, arrivals, manyProjects, loadings, answers, buttons } = runs
  const { floor, cold, intent, slowHover, slowTap, slowIdle } = openings
  const shellLimit = 2 * medians(floor).shell
  const ours = [...cold, ...intent, ...slowHover, ...slowTap, ...slowIdle]
  const most = (figures: number[]): number => Math.max(...figures)
  const longTask = (each: ReadonlyArray<{ longestTask: number }>): number => most(each.map((run) => run.longestTask))
  const shift = (each: ReadonlyArray<{ shift: number }>): number => most(each.map((run) => run.shift))
  return [
    verdict('shell painted, after intent (twice the floor)', medians(intent).shell, shellLimit),
    verdict('shell painted, cold (twice the floor)', medians(cold).shell, shellLimit),
    verdict('usable, after intent', medians(intent).usable, 120),
    verdict(`usable, slow 4G, after ${hoverMs} ms of hover`, medians(slowHover).usable, 150),
    verdict('usable, slow 4G, after a tap, nothing fetched', medians(slowTap).usable, 380),
    verdict('usable, slow 4G, after a tap, idle fetch done', medians(slowIdle).usable, 380),
    verdict('/donate?project=…, 400 kbit/s, usable', medians(arrivals.kbit400).usable, 6000),
    verdict('/donate?project=…, slow 4G, usable', medians(arrivals.slow4g).usable, 3000),
    verdict('300 items, usable, cold', medians(openings.manyCold).usable, 1000),
    verdict('300 items, usable, after intent', medians(openings.manyIntent).usable, 1000),
    verdict('5,000 projects: /donate can be pressed', medians(manyProjects.donate).list, 1000),
    verdict('5,000 projects: /projects can be pressed', medians(manyProjects.projects).list, 1000),
    verdict('5,000 projects: the choice in the dialog', medians(runs.manyChoices).usable, 1000),
    verdict('5,000 projects: the menu is drawn', medians(manyVisits(runs)).menu, 1000),
    verdict('longest task while the page loads, worst run', longTask(loadings.tag), 50),
    verdict('longest task while opening, median', median(ours.map((run) => run.longestTask)), 50),
    verdict('longest task while opening, worst run', longTask(ours), 50),
    verdict('layout shift while the page loads, worst run', shift(loadings.tag), 0, ''),
    verdict('layout shift while opening, worst run', shift(ours), 0, ''),
    ...buttonsVerdicts(
      'buttons as the quick start has them',
      buttons.pasted,
      'such links without our script',
      buttons.links,
    ),
    ...buttonsVerdicts('buttons that we draw', buttons.drawn, "<button> of the browser's own", buttons.native),
    verdict('plus among 300 items, median', median(answers.steppers.flat()), 50),
    verdict('plus among 300 items, worst', most(answers.steppers.flat()), 50),
    verdict('typing beside 300 purposes, median', median(answers.typing.flat()), 50),
    verdict('typing beside 300 purposes, worst', most(answers.typing.flat()), 50),
  ]
}
