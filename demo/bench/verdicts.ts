/** Each target beside what was measured, and beside what that would be on the machine on which the targets were set. */
import type { Runs } from './measureAll.ts'
import type { ButtonsCost } from './measureButtons.ts'
import { median, medians } from './median.ts'
import { hoverMs, manyButtons, plentyOfButtons, reference, targets } from './settings.ts'

export interface Verdict {
  name: string
  measured: number
  most: number
  unit: 'ms' | ''
  /** On what was measured. */
  passed: boolean
  /** The measured ms divided by `slowerThanReference`: an estimate. Null where the machine's speed does not matter. */
  scaled: number | null
}

/**
 * How many times slower this machine is than the reference one, by the first `Intl.NumberFormat` of a page. The least of all runs: other programs can
 * only add to it.
 */
export const slowerThanReference = ({ machine }: Runs): number => Math.min(...machine) / reference.numberFormat

/** What `manyButtons` take more than one, ms, if each takes as much as each of `plentyOfButtons`. */
const slope = (one: readonly ButtonsCost[], plenty: readonly ButtonsCost[]): number =>
  ((medians(plenty).work - medians(one).work) / (plentyOfButtons - 1)) * (manyButtons - 1)

/** Medians, except for the longest task, the layout shift and the slowest answer: these hold for every run; or where a row says otherwise. */
export function verdictsOn(runs: Runs): Verdict[] {
  const { openings, loadings, answers, buttons } = runs
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
  const shellLimit = targets.shellTimesFloor * floorShell
  return [
    verdict('shell painted, after intent (twice the floor)', medians(intent).shell, shellLimit),
    verdict('shell painted, cold (twice the floor)', medians(cold).shell, shellLimit),
    verdict('usable, after intent', medians(intent).usable, targets.usableAfterIntent),
    verdict(`usable, slow 4G, after ${hoverMs} ms of hover`, medians(slowHover).usable, targets.usableAfterHoverSlow),
    verdict('usable, slow 4G, after a tap, nothing fetched', medians(slowTap).usable, targets.usableAfterTapSlow),
    verdict('usable, slow 4G, after a tap, idle fetch done', medians(slowIdle).usable, targets.usableAfterTapSlow),
    verdict('longest task while the page loads, worst run', longTask(loadings.tag), targets.longestTask),
    verdict('longest task while opening, median', median(ours.map((run) => run.longestTask)), targets.longestTask),
    verdict('longest task while opening, worst run', longTask(ours), targets.longestTask),
    verdict('layout shift while the page loads, worst run', shift(loadings.tag), targets.layoutShift, ''),
    verdict('layout shift while opening, worst run', shift(ours), targets.layoutShift, ''),
    verdict(
      `${manyButtons} buttons: script, style and layout more than with one`,
      medians(buttons.many).work - medians(buttons.one).work,
      targets.manyButtons,
    ),
    // What other programs add to a first layout is more than all that is to be seen with so few: told by what each of very many takes, too.
    verdict(
      `${manyButtons} buttons: the same, by the slope over ${plentyOfButtons}`,
      slope(buttons.one, buttons.plenty),
      targets.manyButtons,
    ),
    verdict(
      `${manyButtons} <button> of the browser's own, by the slope: the floor of that`,
      slope(buttons.oneNative, buttons.plentyNative),
      targets.manyButtons,
    ),
    verdict('plus among 300 items, median', median(answers.steppers.flat()), targets.answer),
    verdict('plus among 300 items, worst', most(answers.steppers.flat()), targets.answer),
    verdict('typing beside 300 purposes, median', median(answers.typing.flat()), targets.answer),
    verdict('typing beside 300 purposes, worst', most(answers.typing.flat()), targets.answer),
  ]
}
