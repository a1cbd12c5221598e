import type { PageScores } from './measure/measureLighthouse.ts'
import { table } from './table.ts'

/** The least that each score may be. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export function lighthouseReport(pages: readonly PageScores[], runs: number): string {
  const rows = pages.map(({ page, scores, timings }) => {
    const { performance, accessibility, seo } = scores
    const passed =
      performance >= least.performance &&
      accessibility >= least.accessibility &&
      scores['best-practices'] >= least['best-practices'] &&
      seo >= least.seo
    const times = [timings.firstPaint, timings.largestPaint, timings.blocking].map((ms) => ms.toFixed(0))
    const figures = [performance, accessibility, scores['best-practices'], seo].map(String)
    return [page, ...figures, ...times, timings.shift.toFixed(3), passed ? 'pass' : 'UNDER']
  })
  return table(
    `Lighthouse, mobile, medians of ${runs}. To reach: ${least.performance} and three times 100. Times in ms`,
    ['', 'perf', 'a11y', 'practices', 'seo', 'FCP', 'LCP', 'TBT', 'CLS', ''],
    rows,
  )
}
