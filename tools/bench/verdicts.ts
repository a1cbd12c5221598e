/** Each target with the measured figure, and with an estimate for the machine on which the targets were set. */
import type { ButtonsRuns, Runs } from './measure/measureAll.ts'
import type { ManyProjects } from './measure/measureManyProjects.ts'
import { median, medians } from './median.ts'
import { hoverMs, manyButtons, plentyOfButtons, reference, targets } from './settings.ts'

export interface Verdict {
  name: string
  measured: number
  most: number
  unit: 'ms' | ''
  /** By the measured figure. */
  passed: boolean
  /** The measured ms divided by `slowerThanReference`: an estimate. Null if the machine's speed does not matter. */
  scaled: number | null
}

/**
 * How many times slower this machine is than the reference, by the first `Intl.NumberFormat` of a page. The least of all runs, because other programs can
 * only add to it.
 */
export const slowerThanReference = ({ machine }: Runs): number => Math.min(...machine) / reference.numberFormat

/** The menu is the same on every page. */
export const manyVisits = ({ manyProjects }: Runs): ManyProjects[] => [...manyProjects.donate, ...manyProjects.projects]

/** How much more `manyButtons` take than one, in measured ms. */
const difference = ({ one, many }: ButtonsRuns): number => medians(many).work - medians(one).work

/** The same, computed from the cost of each of `plentyOfButtons`. */
const slope = ({ one, plenty }: ButtonsRuns): number =>
  ((medians(plenty).work - medians(one).work) / (plentyOfButtons - 1)) * (manyButtons - 1)

/** Medians. The longest task, the layout shift and the slowest answer are the maximum of all runs, unless a row says otherwise. */
export function verdictsOn(runs: Runs): Verdict[] {
  const { openings, arrivals, manyProjects, loadings, answers, buttons } = runs
  const factor = slowerThanReference(runs)
  const { floor, cold, intent, slowHover, slowTap, slowIdle } = openings
  const floorShell = medians(floor).shell
  const ours = [...cold, ...intent, ...slowHover, ...slowTap, ...slowIdle]
  const most = (figures: number[]): number => Math.max(...figures)
  const longTask = (each: ReadonlyArray<{ longestTask: number }>): number => most(each.map((run) => run.longestTask))
  const shift = (each: ReadonlyArray<{ shift: number }>): number => most(each.map((run) => run.shift))
  const verdict = (name: string, measured: number, limit: number, unit: Verdict['unit'] = 'ms'): Verdict => ({
    name,
    measured,
    most: limit,
    unit,
    passed: measured <= limit,
    scaled: unit === 'ms' ? measured / factor : null,
  })
  // Other programs add more to a first layout than so few buttons take. So the cost of each of very many buttons counts, too.
  const buttonsVerdicts = (name: string, runs: ButtonsRuns): Verdict[] => [
    verdict(`${name}: more than one`, difference(runs), targets.manyButtons),
    verdict(`${name}: by the slope over ${plentyOfButtons}`, slope(runs), targets.manyButtons),
  ]
  const shellLimit = targets.shellTimesFloor * floorShell
  return [
    verdict('shell painted, after intent (twice the floor)', medians(intent).shell, shellLimit),
    verdict('shell painted, cold (twice the floor)', medians(cold).shell, shellLimit),
    verdict('usable, after intent', medians(intent).usable, targets.usableAfterIntent),
    verdict(`usable, slow 4G, after ${hoverMs} ms of hover`, medians(slowHover).usable, targets.usableAfterHoverSlow),
    verdict('usable, slow 4G, after a tap, nothing fetched', medians(slowTap).usable, targets.usableAfterTapSlow),
    verdict('usable, slow 4G, after a tap, idle fetch done', medians(slowIdle).usable, targets.usableAfterTapSlow),
    verdict('/donate?project=…, 400 kbit/s, usable', medians(arrivals.kbit400).usable, targets.arrivalKbit400),
    verdict('/donate?project=…, slow 4G, usable', medians(arrivals.slow4g).usable, targets.arrivalSlow4g),
    verdict('300 items, usable, cold', medians(openings.manyCold).usable, targets.usableManyItems),
    verdict('300 items, usable, after intent', medians(openings.manyIntent).usable, targets.usableManyItems),
    verdict('5,000 projects: /donate can be pressed', medians(manyProjects.donate).list, targets.manyProjects),
    verdict('5,000 projects: /projects can be pressed', medians(manyProjects.projects).list, targets.manyProjects),
    verdict('5,000 projects: the choice in the dialog', medians(runs.manyChoices).usable, targets.manyProjects),
    verdict('5,000 projects: the menu is drawn', medians(manyVisits(runs)).menu, targets.manyProjects),
    verdict('longest task while the page loads, worst run', longTask(loadings.tag), targets.longestTask),
    verdict('longest task while opening, median', median(ours.map((run) => run.longestTask)), targets.longestTask),
    verdict('longest task while opening, worst run', longTask(ours), targets.longestTask),
    verdict('layout shift while the page loads, worst run', shift(loadings.tag), targets.layoutShift, ''),
    verdict('layout shift while opening, worst run', shift(ours), targets.layoutShift, ''),
    ...buttonsVerdicts(`${manyButtons} buttons as the quick start has them`, buttons.pasted),
    ...buttonsVerdicts(`${manyButtons} such links without our script, the floor of that`, buttons.links),
    verdict(
      `${manyButtons} buttons as the quick start has them: of that ours, by the slopes`,
      slope(buttons.pasted) - slope(buttons.links),
      targets.manyButtons,
    ),
    ...buttonsVerdicts(`${manyButtons} buttons that we draw`, buttons.drawn),
    ...buttonsVerdicts(`${manyButtons} <button> of the browser's own, the floor of that`, buttons.native),
    verdict(
      `${manyButtons} buttons that we draw: of that ours, by the slopes`,
      slope(buttons.drawn) - slope(buttons.native),
      targets.manyButtons,
    ),
    verdict('plus among 300 items, median', median(answers.steppers.flat()), targets.answer),
    verdict('plus among 300 items, worst', most(answers.steppers.flat()), targets.answer),
    verdict('typing beside 300 purposes, median', median(answers.typing.flat()), targets.answer),
    verdict('typing beside 300 purposes, worst', most(answers.typing.flat()), targets.answer),
  ]
}
