/** Lighthouse (mobile: slow 4G and a slow processor, simulated) over the production build, with the pages prerendered. */
import lighthouse from 'lighthouse'
import { freePort } from '../../../demo/stack/freePorts.ts'
import { startStack } from '../../../demo/stack/startStack.ts'
import { launchChromium } from '../../check/programs/launchChromium.ts'
import { medians } from '../median.ts'

/** Scores from 0 to 100; times in ms. */
interface Scores {
  performance: number
  accessibility: number
  practices: number
  seo: number
  firstPaint: number
  largestPaint: number
  blocking: number
  layoutShift: number
}

/** Medians. */
export interface PageScores extends Scores {
  page: string
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
      const results: Scores[] = []
      for (let run = 0; run < runs; run++) results.push(await measureOnce(stack.siteRoot + page, port))
      measured.push({ page, ...medians(results) })
      say(`lighthouse ${page}`)
    }
    return measured
  } finally {
    await browser.close()
    await stack.close()
  }
}

async function measureOnce(address: string, port: number): Promise<Scores> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories })
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${address}`)
  const { categories, audits } = result.lhr
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  }
}
