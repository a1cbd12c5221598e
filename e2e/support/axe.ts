import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page']

/** Expects no violation on the page as it stands. @param within looks at one part only: selectors of shadow hosts, and of the part in the innermost */
export async function expectAccessible(page: Page, within?: [string, string]): Promise<void> {
  // A colour on its way from day to night is neither.
  await page.evaluate(() => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(changes.map(({ finished }) => finished)).then(() => {})
  })
  // All of axe's rules, its best practices included. Its types name another copy of playwright-core's page, the same one at run time.
  const builder = new AxeBuilder({ page: page as unknown as AxePage })
  // In the page itself, not in a second one that puts the results of foreign frames together: there are none. Nobody reads what passed.
  builder.setLegacyMode()
  builder.options({ resultTypes: ['violations'] })
  if (within !== undefined) builder.include({ fromShadowDom: within })
  const { violations } = await builder.analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.html.slice(0, 160)),
  }))
  expect(found).toEqual([])
}
