/** Lighthouse (mobile: slow 4G and a slow processor, simulated) over the production build, with the pages prerendered. */
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { ensureChromium } from '../../check/programs/chromium.ts'
import { startStack } from '../../../demo/stack/startStack.ts'
import { median } from '../median.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export interface PageScores {
  page: string
  /** 0 to 100; medians. */
  scores: Record<Category, number>
  /** Medians: first and largest contentful paint and blocking time in ms, layout shift. */
  timings: { firstPaint: number; largestPaint: number; blocking: number; shift: number }
}

/** One of each kind of public page. */
const pages = ['/home', '/projects', '/project-details/1', '/blog-details/1', '/contact']

/** @param runs of each page. The first, in which the server renders the page, does not count */
export async function measureLighthouse(runs: number, say: (line: string) => void): Promise<PageScores[]> {
  const executablePath = await ensureChromium(say)
  const stack = await startStack()
  const port = await freePort()
  const browser = await chromium.launch({
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  try {
    const measured: PageScores[] = []
    for (const page of pages) {
      await fetch(stack.siteRoot + page)
      const results = []
      for (let run = 0; run < runs; run++) results.push(await measureOnce(stack.siteRoot + page, port))
      measured.push(summarise(page, results))
      say(`lighthouse ${page}`)
    }
    return measured
  } finally {
    await browser.close()
    await stack.close()
  }
}

type Once = Omit<PageScores, 'page'>

async function measureOnce(address: string, port: number): Promise<Once> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${address}`)
  const { lhr } = result
  const score = (name: Category): number => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const value = (audit: string): number => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    timings: {
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    },
  }
}

function summarise(page: string, runs: readonly Once[]): PageScores {
  const of = (pick: (run: Once) => number): number => median(runs.map(pick))
  return {
    page,
    scores: {
      performance: of(({ scores }) => scores.performance),
      accessibility: of(({ scores }) => scores.accessibility),
      'best-practices': of(({ scores }) => scores['best-practices']),
      seo: of(({ scores }) => scores.seo),
    },
    timings: {
      firstPaint: of(({ timings }) => timings.firstPaint),
      largestPaint: of(({ timings }) => timings.largestPaint),
      blocking: of(({ timings }) => timings.blocking),
      shift: of(({ timings }) => timings.shift),
    },
  }
}

/** A free port for Lighthouse and the driver. */
function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}
