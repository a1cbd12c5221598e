/** Lighthouse (mobile: slow 4G and a slow processor, simulated) over the production build, with the pages prerendered. */
import lighthouse from 'lighthouse'
import { freePort } from '../../demo/stack/freePorts.ts'
import { startStack } from '../../demo/stack/startStack.ts'
import { launchChromium } from '../check/launchChromium.ts'
import { medians, table } from './table.ts'

/** The least that each score may be, by Lighthouse's own name. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time']
const shift = 'cumulative-layout-shift'

/** Medians: scores from 0 to 100, times in ms, by Lighthouse's own names. */
interface PageScores {
  page: string
  figures: Readonly<Record<string, number>>
}

/** One of each kind of public page. */
const pages = ['/home', '/projects', '/project-details/1', '/blog-details/1', '/contact']

/** @param runs of each page. The first, in which the server renders the page, does not count */
export async function measureLighthouse(runs: number, say: (line: string) => void): Promise<PageScores[]> {
  const stack = await startStack()
  const port = await freePort()
  const browser = await launchChromium(say, `--remote-debugging-port=${port}`)
  try {
    const measured: PageScores[] = []
    for (const page of pages) {
      await fetch(stack.siteRoot + page)
      const results: Record<string, number>[] = []
      for (let run = 0; run < runs; run++) results.push(await measureOnce(stack.siteRoot + page, port))
      measured.push({ page, figures: medians(results) })
      say(`lighthouse ${page}`)
    }
    return measured
  } finally {
    await browser.close()
    await stack.close()
  }
}

async function measureOnce(address: string, port: number): Promise<Record<string, number>> {
  const onlyCategories = Object.keys(least)
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories })
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${address}`)
  const { categories, audits } = result.lhr
  const scores = onlyCategories.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const values = [...times, shift].map((name) => [name, audits[name]?.numericValue ?? Number.NaN])
  return Object.fromEntries([...scores, ...values])
}

export function lighthouseReport(measured: readonly PageScores[], runs: number): string {
  const scores = Object.entries(least)
  const rows = measured.map(({ page, figures }) => {
    const of = (name: string): number => figures[name] ?? Number.NaN
    const passed = scores.every(([name, most]) => of(name) >= most)
    const shown = scores.map(([name]) => String(of(name)))
    return [page, ...shown, ...times.map(of), of(shift).toFixed(3), passed ? 'pass' : 'UNDER']
  })
  return table(
    `Lighthouse, mobile, medians of ${runs}. To reach: ${least.performance} and three times 100. Times in ms`,
    ['', 'perf', 'a11y', 'practices', 'seo', 'FCP', 'LCP', 'TBT', 'CLS', ''],
    rows,
  )
}
