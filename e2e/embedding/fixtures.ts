import { test as base, expect } from '@playwright/test'
import { type Donor, newDonor } from '../support/accounts.ts'
import { startEngine } from '../engines/startEngine.ts'
import type { Engine, EngineName, Visitor } from '../engines/visitor.ts'
import { roots } from '../support/roots.ts'
import { reportsOf } from './heard.ts'

export { expect }

export interface EngineOption {
  /** Set by each project of playwright.config.ts. */
  engineName: EngineName
  /** Chromium with its window, not its shell. */
  wholeBrowser: boolean
}

/** A page under test, by name; how it is served beside its name. */
export interface PageOptions {
  /** Its Content-Security-Policy, with `{{nonce}}` and the like to be filled. */
  policy?: string
  /** In place of the guide's two lines, with the same to be filled; '' for none. */
  widget?: string
  hash?: string
  /** Scripts from elsewhere run with an `integrity` only. */
  hashed?: boolean
  /** It cuts off the windows that it opens (`Cross-Origin-Opener-Policy: same-origin`). */
  alone?: boolean
}

interface Fixtures {
  visitor: Visitor
  donor: Donor
  /** Opens one of e2e/pages. */
  visit(page: string, options?: PageOptions): Promise<void>
  /** Directives whose violation the browser has reported in this test. */
  reports(): Promise<string[]>
  /** Names this test in what it asks of the pages' server. */
  key: string
}

/** One browser for all tests of a worker; for each test a visitor who has never been anywhere. */
export const test = base.extend<Fixtures, EngineOption & { engine: Engine }>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  wholeBrowser: [false, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, wholeBrowser }, use) => {
      const engine = await startEngine(engineName, wholeBrowser)
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
  // What the browser reported of a try before this one is not asked again.
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
