/** The bench's output. */
import type { ButtonsRuns, Runs } from './measure/measureAll.ts'
import type { Bytes } from './measure/measureBytes.ts'
import type { Visit } from './measure/measureVisit.ts'
import { median, medians } from './median.ts'
import { cpuSlowdown, hoverMs, manyButtons, plentyOfButtons, quietFloor, reference } from './settings.ts'
import { type Cell, mediansTable, table } from './table.ts'
import { manyVisits, slowerThanReference, type Verdict } from './verdicts.ts'

const passOrOver = (passed: boolean): string => (passed ? 'pass' : 'OVER')
/** The least and the most until the form was usable. */
const spread = (runs: ReadonlyArray<{ usable: number }>): string => {
  const all = runs.map(({ usable }) => usable)
  return `${Math.min(...all).toFixed(0)}..${Math.max(...all).toFixed(0)}`
}

/** Each file is compressed by itself, as the server sends it. */
export function bytesReport({ budgets, later }: Bytes): string {
  const rows = [
    ...budgets.map((one) => [one.name, one.raw, one.gzip, one.brotli, one.limit, passOrOver(one.brotli <= one.limit)]),
    ...later.map((one) => [`later: ${one.name}`, one.raw, one.gzip, one.brotli, '', '']),
  ]
  return table(
    'Bytes. opening = loader + dialog + its static imports + what goes ahead of it in one language, until a preset project is usable; site = script of the first load',
    ['', 'raw', 'gzip 9', 'brotli 11', 'limit', ''],
    rows,
  )
}

const openingsReport = ({ openings }: Runs): string =>
  mediansTable(
    `Opening, ms from the click's timestamp to the end of the frame. Medians of ${openings.floor.length}, processor slowed ${cpuSlowdown} times, nothing cached`,
    ['shell', 'usable', 'of floor', 'min..max', 'INP', 'longest task', 'shift'],
    {
      'floor: bare <dialog>': openings.floor,
      'cold, nothing fetched': openings.cold,
      'after intent, all fetched': openings.intent,
      [`slow 4G, ${hoverMs} ms of hover`]: openings.slowHover,
      'slow 4G, tap, nothing fetched': openings.slowTap,
      'slow 4G, tap, 0.4 s of idle fetching': openings.slowIdle,
      '300 items, nothing fetched': openings.manyCold,
      '300 items, after intent, all fetched': openings.manyIntent,
    },
    ({ shell, usable, interaction, longestTask, shift }, runs) => {
      const timesFloor = `${(usable / medians(openings.floor).usable).toFixed(1)}x`
      return [shell, usable, timesFloor, spread(runs), interaction, longestTask, shift.toFixed(4)]
    },
  )

const arrivalsReport = ({ arrivals }: Runs): string =>
  mediansTable(
    `A visit to /donate?project=…, ms from its start. Medians of ${arrivals.slow4g.length}, processor slowed ${cpuSlowdown} times, nothing cached`,
    ['first words', 'shell', 'usable', 'min..max'],
    { '400 kbit/s': arrivals.kbit400, 'slow 4G': arrivals.slow4g },
    ({ firstPaint, shell, usable }, runs) => [firstPaint, shell, usable, spread(runs)],
  )

function manyProjectsReport(runs: Runs): string {
  const choices = medians(runs.manyChoices)
  const { menu, longestTask } = medians(manyVisits(runs))
  return table(
    `A site with 5,000 projects, ms. Medians of ${runs.manyChoices.length}, processor slowed ${cpuSlowdown} times`,
    ['', 'from start or press', 'longest task'],
    [
      ['/donate: the first project can be pressed', medians(runs.manyProjects.donate).list, ''],
      ['/projects: the first project can be pressed', medians(runs.manyProjects.projects).list, ''],
      ['dialog: a project can be chosen', choices.usable, choices.longestTask],
      ['menu of projects: the first is drawn', menu, longestTask],
    ],
  )
}

function loadingsReport({ loadings }: Runs): string {
  const row = (name: string, { scriptAndCompiling, longestTask, blocking, shift, requests }: Visit): Cell[] => [
    name,
    scriptAndCompiling.toFixed(1),
    longestTask,
    blocking,
    shift.toFixed(4),
    String(requests),
  ]
  const [without, tag] = [medians(loadings.without), medians(loadings.tag)]
  return table(
    'Host page until 0.8 s after its load, with the fetching ahead of an idle browser. Medians',
    ['', 'script ms', 'longest task', 'TBT', 'shift', 'requests'],
    [
      row('without the tag', without),
      row('with the tag', tag),
      ['script of ours', (tag.scriptAndCompiling - without.scriptAndCompiling).toFixed(1), '', '', '', ''],
    ],
  )
}

function buttonsReport({ buttons }: Runs): string {
  const scenarios = (kind: string, { one, many, plenty }: ButtonsRuns): Record<string, Visit[]> => ({
    [`1 ${kind}`]: one,
    [`${manyButtons} ${kind}`]: many,
    [`${plentyOfButtons} ${kind}`]: plenty,
  })
  return mediansTable(
    `Buttons: what the page's main thread does until 0.8 s after its load, ms. Medians`,
    ['all three', 'script', 'layout', 'style', 'all tasks'],
    {
      ...scenarios('as the quick start has them', buttons.pasted),
      ...scenarios('such links without our script', buttons.links),
      ...scenarios('that we draw', buttons.drawn),
      ...scenarios("of the browser's own", buttons.native),
    },
    ({ work, script, layout, style, tasks }) => [work, script, layout, style, tasks].map((value) => value.toFixed(1)),
  )
}

function answersReport({ answers: { steppers, typing } }: Runs): string {
  const row = (name: string, all: number[]): Cell[] => [name, median(all), Math.max(...all), all.length]
  return table(
    'Answers of the open form, ms from the event to the end of the frame with the new total',
    ['', 'median', 'worst', 'times'],
    [row('plus among 300 items', steppers.flat()), row('typing beside 300 purposes', typing.flat())],
  )
}

/** A warning if the floor itself was slow: other programs then used the processor, and limits in ms say nothing about the widget. */
export function busyNote({ openings }: Runs): string {
  const floor = medians(openings.floor).shell
  const took = `The floor took ${floor.toFixed(0)} ms`
  if (floor <= quietFloor) return `${took}: a quiet machine.`
  return `${took}, on a quiet machine about 20: other programs were at work, and figures in ms are too high.`
}

/** The speed of this machine beside the one on which the targets were set. The floor also shows how many fonts and frames it waits for. */
function machineReport({ machine, openings }: Runs): string {
  const row = (name: string, figures: number[], then: number): Cell[] => {
    const least = Math.min(...figures)
    return [name, median(figures), least, then, `${(least / then).toFixed(2)}x`]
  }
  const floor = openings.floor.map(({ shell }) => shell)
  return table(
    `This machine, ms with the processor slowed ${cpuSlowdown} times`,
    ['', 'median', 'least', 'reference', 'least / reference'],
    [
      row("first Intl.NumberFormat('en-IN')", machine, reference.numberFormat),
      row('floor: bare <dialog>', floor, reference.floor),
    ],
  )
}

/** The verdict uses the figures of this machine. The scaled figure only estimates a machine as fast as the reference. */
export function verdictsReport(verdicts: readonly Verdict[], runs: Runs): string {
  const factor = slowerThanReference(runs)
  return table(
    `Targets. scaled = measured / ${factor.toFixed(2)}, an estimate for the reference machine`,
    ['', 'measured', 'most', '', 'scaled', ''],
    verdicts.map(({ name, measured, most, unit }) => {
      const digits = unit === 'ms' ? 0 : 3
      const found = [name, `${measured.toFixed(digits)} ${unit}`, most.toFixed(digits), passOrOver(measured <= most)]
      // The machine's speed does not matter for other units.
      if (unit !== 'ms') return [...found, '', '']
      const scaled = measured / factor
      return [...found, `${scaled.toFixed(0)} ms`, passOrOver(scaled <= most)]
    }),
  )
}

/** All that was measured in the browser, besides the comparison. */
export const runsReport = (runs: Runs): string =>
  [machineReport, openingsReport, arrivalsReport, manyProjectsReport, loadingsReport, buttonsReport, answersReport]
    .map((report) => report(runs))
    .join('\n')
