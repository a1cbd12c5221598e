import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page']

interface Look {
  /** One part only: selectors of shadow hosts, and of the part in the innermost. */
  within?: [string, string] | undefined
  /** All of axe's, its best practices included, if none are named. */
  rules?: readonly string[] | undefined
  without?: readonly string[]
}

/** What axe finds on the page in its current state. */
export async function faultsOf(page: Page, { within, rules, without = [] }: Look = {}): Promise<unknown[]> {
  // Ends transitions of colours between the themes.
  await page.evaluate(() => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(changes.map(({ finished }) => finished)).then(() => {})
  })
  // The builder would send axe's 560 kB twice with each look. On a page that has them an empty statement does.
  const here = await page.evaluate(() => 'axe' in window)
  // Its types name another copy of playwright-core's page; at run time it is the same.
  const builder = new AxeBuilder({ page: page as unknown as AxePage, ...(here && { axeSource: ';' }) })
  // Runs in the page itself, not in a second page for results of foreign frames: there are none. Passed rules are not reported.
  builder.setLegacyMode()
  builder.options({ resultTypes: ['violations'] })
  if (rules) builder.withRules([...rules])
  else builder.disableRules([...without])
  if (within !== undefined) builder.include({ fromShadowDom: within })
  const { violations } = await builder.analyze()
  return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map((node) => node.html.slice(0, 160)) }))
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
