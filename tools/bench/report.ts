/** The bench's output. */
import type { ButtonsRuns, Runs } from './measure/measureAll.ts'
import type { Arrival } from './measure/measureArrival.ts'
import type { ButtonsCost } from './measure/measureButtons.ts'
import type { Bytes } from './measure/measureBytes.ts'
import type { Opening } from './measure/measureOpening.ts'
import { median, medians } from './median.ts'
import { cpuSlowdown, hoverMs, manyButtons, plentyOfButtons, quietFloor, reference } from './settings.ts'
import { table } from './table.ts'
import { manyVisits, slowerThanReference, type Verdict } from './verdicts.ts'

const passOrOver = (passed: boolean): string => (passed ? 'pass' : 'OVER')
const ms = (value: number): string => value.toFixed(0)
/** The least and the most until the form was usable. */
const spread = (runs: ReadonlyArray<{ usable: number }>): string => {
  const all = runs.map(({ usable }) => usable)
  return `${ms(Math.min(...all))}..${ms(Math.max(...all))}`
}

/** Each file is compressed by itself, as the server sends it. */
export function bytesReport({ budgets, later }: Bytes): string {
  const cells = ({ raw, gzip, brotli }: { raw: number; gzip: number; brotli: number }) =>
    [raw, gzip, brotli].map(String)
  const rows = [
    ...budgets.map((one) => [one.name, ...cells(one), String(one.limit), passOrOver(one.brotli <= one.limit)]),
    ...later.map((one) => [`later: ${one.name}`, ...cells(one), '', '']),
  ]
  return table(
    'Bytes. opening = loader + dialog + its static imports + what goes ahead of it in one language, until a preset project is usable; site = script of the first load',
    ['', 'raw', 'gzip 9', 'brotli 11', 'limit', ''],
    rows,
  )
}

export function openingsReport({ openings }: Runs): string {
  const row = (name: string, runs: readonly Opening[]): string[] => {
    const { shell, usable, interaction, longestTask, shift } = medians(runs)
    const timesFloor = `${(usable / medians(openings.floor).usable).toFixed(1)}x`
    return [name, ms(shell), ms(usable), timesFloor, spread(runs), ms(interaction), ms(longestTask), shift.toFixed(4)]
  }
  return table(
    `Opening, ms from the click's timestamp to the end of the frame. Medians of ${openings.floor.length}, processor slowed ${cpuSlowdown} times, nothing cached`,
    ['', 'shell', 'usable', 'of floor', 'min..max', 'INP', 'longest task', 'shift'],
    [
      row('floor: bare <dialog>', openings.floor),
      row('cold, nothing fetched', openings.cold),
      row('after intent, all fetched', openings.intent),
      row(`slow 4G, ${hoverMs} ms of hover`, openings.slowHover),
      row('slow 4G, tap, nothing fetched', openings.slowTap),
      row('slow 4G, tap, 0.4 s of idle fetching', openings.slowIdle),
      row('300 items, nothing fetched', openings.manyCold),
      row('300 items, after intent, all fetched', openings.manyIntent),
    ],
  )
}

export function arrivalsReport({ arrivals }: Runs): string {
  const row = (name: string, runs: readonly Arrival[]): string[] => {
    const { read, shell, usable } = medians(runs)
    return [name, ms(read), ms(shell), ms(usable), spread(runs)]
  }
  return table(
    `A visit to /donate?project=…, ms from its start. Medians of ${arrivals.slow4g.length}, processor slowed ${cpuSlowdown} times, nothing cached`,
    ['', 'first words', 'shell', 'usable', 'min..max'],
    [row('400 kbit/s', arrivals.kbit400), row('slow 4G', arrivals.slow4g)],
  )
}

export function manyProjectsReport(runs: Runs): string {
  const choices = medians(runs.manyChoices)
  const [donate, projects] = [medians(runs.manyProjects.donate), medians(runs.manyProjects.projects)]
  const { menu, longestTask } = medians(manyVisits(runs))
  return table(
    `A site with 5,000 projects, ms. Medians of ${runs.manyChoices.length}, processor slowed ${cpuSlowdown} times`,
    ['', 'from start or press', 'longest task'],
    [
      ['/donate: the first project can be pressed', ms(donate.list), ''],
      ['/projects: the first project can be pressed', ms(projects.list), ''],
      ['dialog: a project can be chosen', ms(choices.usable), ms(choices.longestTask)],
      ['menu of projects: the first is drawn', ms(menu), ms(longestTask)],
    ],
  )
}

export function loadingsReport({ loadings }: Runs): string {
  const { without, tag } = { without: medians(loadings.without), tag: medians(loadings.tag) }
  const row = (name: string, one: typeof tag): string[] => [
    name,
    one.script.toFixed(1),
    ms(one.longestTask),
    ms(one.blocking),
    one.shift.toFixed(4),
    String(one.requests),
  ]
  return table(
    'Host page until 0.8 s after its load, with the fetching ahead of an idle browser. Medians',
    ['', 'script ms', 'longest task', 'TBT', 'shift', 'requests'],
    [
      row('without the tag', without),
      row('with the tag', tag),
      ['script of ours', (tag.script - without.script).toFixed(1), '', '', '', ''],
    ],
  )
}

export function buttonsReport({ buttons }: Runs): string {
  const row = (name: string, runs: readonly ButtonsCost[]): string[] => {
    const { work, script, layout, style, tasks } = medians(runs)
    return [name, ...[work, script, layout, style, tasks].map((value) => value.toFixed(1))]
  }
  const rows = (kind: string, { one, many, plenty }: ButtonsRuns): string[][] => [
    row(`1 ${kind}`, one),
    row(`${manyButtons} ${kind}`, many),
    row(`${plentyOfButtons} ${kind}`, plenty),
  ]
  return table(
    `Buttons: what the page's main thread does until 0.8 s after its load, ms. Medians`,
    ['', 'all three', 'script', 'layout', 'style', 'all tasks'],
    [
      ...rows('as the quick start has them', buttons.pasted),
      ...rows('such links without our script', buttons.links),
      ...rows('that we draw', buttons.drawn),
      ...rows("of the browser's own", buttons.native),
    ],
  )
}

export function answersReport({ answers }: Runs): string {
  const row = (name: string, figures: number[]): string[] => [
    name,
    ms(median(figures)),
    ms(Math.max(...figures)),
    String(figures.length),
  ]
  return table(
    'Answers of the open form, ms from the event to the end of the frame with the new total',
    ['', 'median', 'worst', 'times'],
    [row('plus among 300 items', answers.steppers.flat()), row('typing beside 300 purposes', answers.typing.flat())],
  )
}

/** A warning if the floor itself was slow: other programs then used the processor, and limits in ms say nothing about the widget. */
export function busyNote({ openings }: Runs): string {
  const floor = medians(openings.floor).shell
  if (floor <= quietFloor) return `The floor took ${ms(floor)} ms: a quiet machine.`
  return `The floor took ${ms(floor)} ms, on a quiet machine about 20: other programs were at work, and figures in ms are too high.`
}

/** The speed of this machine beside the one on which the targets were set. The floor also shows how many fonts and frames it waits for. */
export function machineReport(runs: Runs): string {
  const row = (name: string, figures: number[], then: number): string[] => {
    const least = Math.min(...figures)
    return [name, ms(median(figures)), ms(least), String(then), `${(least / then).toFixed(2)}x`]
  }
  return table(
    `This machine, ms with the processor slowed ${cpuSlowdown} times`,
    ['', 'median', 'least', 'reference', 'least / reference'],
    [
      row("first Intl.NumberFormat('en-IN')", runs.machine, reference.numberFormat),
      row(
        'floor: bare <dialog>',
        runs.openings.floor.map(({ shell }) => shell),
        reference.floor,
      ),
    ],
  )
}

/** The verdict uses the figures of this machine. The scaled figure only estimates a machine as fast as the reference. */
export function verdictsReport(verdicts: readonly Verdict[], runs: Runs): string {
  const digits = ({ unit }: Verdict): number => (unit === 'ms' ? 0 : 3)
  return table(
    `Targets. scaled = measured / ${slowerThanReference(runs).toFixed(2)}, an estimate for the reference machine`,
    ['', 'measured', 'most', '', 'scaled', ''],
    verdicts.map((one) => [
      one.name,
      `${one.measured.toFixed(digits(one))} ${one.unit}`,
      one.most.toFixed(digits(one)),
      passOrOver(one.passed),
      one.scaled === null ? '' : `${one.scaled.toFixed(0)} ms`,
      one.scaled === null ? '' : passOrOver(one.scaled <= one.most),
    ]),
  )
}
