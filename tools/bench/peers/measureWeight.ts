/** What a candidate makes a page load, by the browser's requests: scripts and style sheets, each compressed by itself, without data and pictures. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser, Page, Response } from '@playwright/test'
import type { Candidate } from './candidate.ts'
import type { SlowPage } from '../slowPage.ts'
import { visit } from './visit.ts'

/** Brotli bytes (quality 11). */
export interface Weight {
  /** Requested until the page's `load`. */
  upFront: number
  /** Requested without interaction, until 0.8 s after the page's `load`: including what an idle browser may prefetch. */
  untouched: number
  /** Requested until the first control was usable. */
  untilOpen: number
}

/** One visit, because bytes are the same each time. */
export async function measureWeight(browser: Browser, candidate: Candidate): Promise<Weight> {
  const files: Array<Promise<{ url: string; at: number; bytes: number }>> = []
  const begin = (page: Page): void => void page.on('response', (response) => void files.push(weigh(response)))
  // The page's own clock, because the driver gets its events later.
  const untouched = ({ page }: SlowPage): Promise<number> => page.evaluate(() => performance.now())
  return visit(browser, candidate, { begin, untouched }, async ({ page, read }, touched) => {
    const { clickedAt, shell, usable } = await read()
    // The entry of the navigation.
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
