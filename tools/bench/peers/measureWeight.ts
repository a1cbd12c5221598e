/** What a candidate makes a page load, as the browser asks for it: scripts and style sheets, each compressed by itself. Data and pictures are left out. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import type { Candidate } from './candidate.ts'
import type { SlowPage } from '../slowPage.ts'
import { visit } from './visit.ts'

/** Brotli bytes (quality 11). */
export interface Weight {
  /** Asked for until the page's `load`. */
  upFront: number
  /** Asked for while nobody touched the page, 0.8 s after its `load` included: what an idle browser is let fetch ahead. */
  untouched: number
  /** Asked for until the first control could be used. */
  untilOpen: number
}

/** One visit: bytes are the same each time. */
export async function measureWeight(browser: Browser, candidate: Candidate): Promise<Weight> {
  const files: Array<Promise<{ url: string; at: number; bytes: number }>> = []
  const begin = (page: Page): void => void page.on('response', (response) => void files.push(weigh(response)))
  // The page's own clock: what the driver hears of it comes later.
  const untouched = ({ page }: SlowPage): Promise<number> => page.evaluate(() => performance.now())
  return visit(browser, candidate, { begin, untouched }, async ({ page, read }, touched) => {
    const { clickedAt, shell, usable } = await read()
    // The navigation's own entry.
    const { origin, loaded } = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    }))
    const once = new Map((await Promise.all(files)).map((file) => [file.url, file]))
    const until = (end: number): number =>
      [...once.values()].filter(({ at }) => at - origin <= end).reduce((sum, { bytes }) => sum + bytes, 0)
    return { upFront: until(loaded), untouched: until(touched), untilOpen: until(clickedAt + (usable || shell)) }
  })
}

async function weigh(response: Response): Promise<{ url: string; at: number; bytes: number }> {
  const url = response.url()
  const at = response.request().timing().startTime
  const isCode = /javascript|css/.test(response.headers()['content-type'] ?? '')
  const body = isCode ? await response.body().catch(() => undefined) : undefined
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  return { url, at, bytes: body ? brotliCompressSync(body, options).byteLength : 0 }
}
