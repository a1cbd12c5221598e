import type { PageScores } from './measure/measureLighthouse.ts'
import { table } from './table.ts'

/** The least that each score may be. */
const least = { performance: 98, accessibility: 100, practices: 100, seo: 100 } as const
// The keys are those of the constant.
const names = Object.keys(least) as Array<keyof typeof least>

export function lighthouseReport(pages: readonly PageScores[], runs: number): string {
  const rows = pages.map((one) => {
    const passed = names.every((name) => one[name] >= least[name])
    const scores = names.map((name) => String(one[name]))
    const times = [one.firstPaint, one.largestPaint, one.blocking]
    return [one.page, ...scores, ...times, one.layoutShift.toFixed(3), passed ? 'pass' : 'UNDER']
  })
  return table(
    `Lighthouse, mobile, medians of ${runs}. To reach: ${least.performance} and three times 100. Times in ms`,
    ['', 'perf', 'a11y', 'practices', 'seo', 'FCP', 'LCP', 'TBT', 'CLS', ''],
    rows,
  )
}
