import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

/** Axe itself, without its builder for Playwright: that one takes a quarter longer with each look. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Look {
  /** One part only: selectors of shadow hosts, and of the part in the innermost. */
  within?: [string, string] | undefined
  /** All of axe's, its best practices included, if none are named. */
  rules?: readonly string[] | undefined
  without?: readonly string[]
}

/** What a page has once axe is in it. */
interface Axed {
  axe?: {
    configure(spec: { allowedOrigins: string[] }): void
    run(context: ElementContext, options: RunOptions): Promise<AxeResults>
  }
}

/** Puts axe into the page, and into its frames, as far as it is missing. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (await frame.evaluate(() => 'axe' in window)) continue
    await frame.evaluate(source)
    // Axe asks its copies in frames of other origins, too.
    await frame.evaluate(() => (window as Axed).axe?.configure({ allowedOrigins: ['<unsafe_all_origins>'] }))
  }
}

/** What axe finds on the page in its current state. */
export async function faultsOf(page: Page, { within, rules, without = [] }: Look = {}): Promise<unknown[]> {
  await bringAxe(page)
  const chosen: RunOptions = rules
    ? { runOnly: { type: 'rule', values: [...rules] } }
    : { rules: Object.fromEntries(without.map((name) => [name, { enabled: false }])) }
  return page.evaluate(
    async ([part, options]) => {
      // Ends transitions of colours between the themes.
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
      await Promise.allSettled(changes.map(({ finished }) => finished))
      const { axe } = window as Axed
      if (!axe) throw new Error('axe is not in the page')
      const { violations } = await axe.run(part ? { include: [{ fromShadowDom: part }] } : document, options)
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map((node) => node.html.slice(0, 160)),
      }))
    },
    // Passed rules are not reported. No rule that runs reads the style sheets, and to load them takes a sixth of the time.
    [within, { ...chosen, resultTypes: ['violations'], preload: { assets: ['media'] } } as RunOptions] as const,
  )
}

const isNight = (page: Page): Promise<boolean> =>
  page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)

/**
 * Expects no violation on the current page, in the light and the dark theme. The themes differ in colours only, so the second check is for contrast alone.
 * @param within checks one part only: selectors of shadow hosts, and of the part in the innermost
 */
export async function expectAccessible(page: Page, within?: [string, string]): Promise<void> {
  expect(await faultsOf(page, { within })).toEqual([])
  const [now, other] = (await isNight(page)) ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await page.emulateMedia({ colorScheme: other })
  expect(await faultsOf(page, { within, rules: ['color-contrast'] }), other).toEqual([])
  await page.emulateMedia({ colorScheme: now })
}
