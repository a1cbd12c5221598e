import { test as base, expect } from '@playwright/test'
import { type Donor, newDonor } from '../support/accounts.ts'
import { startEngine } from '../engines/startEngine.ts'
import type { Engine, EngineName, Visitor } from '../engines/visitor.ts'
import { roots } from '../support/roots.ts'

export { expect }

interface Heard {
  errors: string[]
  /** Calls of `console.warn` and `console.error`. */
  warnings: string[]
  /** Directive and blocked address of each violation. */
  violations: string[]
}

declare global {
  interface Window {
    heardByPage: Heard
  }
}

/** What the page under test has reported since it was loaded (pages/recorder.js). */
export const heard = (visitor: Visitor): Promise<Heard> => visitor.evaluate(() => window.heardByPage)

/** Directives whose violation the browser reported to the page's server, whatever page the visitor is on now. */
async function reportsOf(key: string): Promise<string[]> {
  return (await (await fetch(`${roots.pagesRoot}/reports.json?key=${key}`)).json()) as string[]
}

export interface EngineOption {
  /** Set by each project of playwright.config.ts. */
  engineName: EngineName
}

/** Options of a page under test: how the server serves it. */
export interface PageOptions {
  /** Its Content-Security-Policy; the server fills `{{nonce}}` and other placeholders. */
  policy?: string
  /** Replaces the guide's two lines, with the same placeholders; '' for none. */
  widget?: string
  hash?: string
  /** Scripts of other origins need an `integrity` attribute. */
  hashed?: boolean
  /** It loses the link to windows that it opens (`Cross-Origin-Opener-Policy: same-origin`). */
  alone?: boolean
}

interface Fixtures {
  visitor: Visitor
  donor: Donor
  /** Opens one of e2e/pages. */
  visit(page: string, options?: PageOptions): Promise<void>
  /** Directives whose violation the browser reported in this test. */
  reports(): Promise<string[]>
  /** Identifies this test in requests to the pages' server. */
  key: string
}

/** One browser for all tests of a worker; each test has a new visitor without cookies or cache. */
export const test = base.extend<Fixtures, EngineOption & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ engine }, use, info) => {
    const visitor = await engine.visit()
    await use(visitor)
    if (info.status !== info.expectedStatus) {
      const body = await visitor.screenshot().catch(() => null)
      if (body) await info.attach('the page', { body, contentType: 'image/png' })
    }
    await visitor.close()
  },
  donor: async ({ request }, use) => use(await newDonor(request)),
  // Reports of an earlier try do not count.
  key: async ({ engineName }, use, { testId, retry }) => use(`${engineName}-${testId}-${retry}`),
  visit: async ({ visitor, key }, use) =>
    use(async (page, { policy, widget, hash = '', hashed, alone } = {}) => {
      const query = new URLSearchParams({ key })
      if (policy !== undefined) query.set('policy', policy)
      if (widget !== undefined) query.set('widget', widget)
      if (hashed) query.set('hashed', '')
      if (alone) query.set('alone', '')
      await visitor.goto(`${roots.pagesRoot}/${page}?${query}${hash}`)
    }),
  reports: async ({ key }, use) => use(() => reportsOf(key)),
})
