/** What a candidate makes a page load, by the browser's requests: scripts and style sheets, each compressed by itself, without data and pictures. */
import type { Browser, Response } from '@playwright/test'
import { bytesOf } from '../../check/loadedBytes.ts'
import { type Candidate, visit } from './visit.ts'

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
  const files: Array<ReturnType<typeof weigh>> = []
  const { startedAt, loadedAt, untouched, clickedAt, shell, usable } = await visit(browser, candidate, (page) =>
    page.on('response', (response) => files.push(weigh(response))),
  )
  const once = new Map((await Promise.all(files)).map((file) => [file.url, file]))
  const until = (moment: number): number =>
    [...once.values()].filter(({ at }) => at - startedAt <= moment).reduce((sum, { bytes }) => sum + bytes, 0)
  return { upFront: until(loadedAt), untouched: until(untouched), untilOpen: until(clickedAt + (usable || shell)) }
}

async function weigh(response: Response): Promise<{ url: string; at: number; bytes: number }> {
  const isCode = /javascript|css/.test(response.headers()['content-type'] ?? '')
  const body = isCode ? await response.body().catch(() => undefined) : undefined
  return {
    url: response.url(),
    at: response.request().timing().startTime,
    bytes: body ? bytesOf(body).brotli : 0,
  }
}
