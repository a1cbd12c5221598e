import { everyEngine, type Visitor } from '../engines/visitor.ts'
import { expect, test } from './fixtures.ts'
import { arrive, harmless, pollutions, type Wild } from './hostile.ts'
import { visitBroken, visitWild } from './visits.ts'

const inside = '#inside'

/** One page of each kind of harm that engines treat differently: default styles, zoom and layers, focus, and changed built-ins. */
const engines: Wild[] = [
  { page: 'reset', form: true, styled: true },
  { page: 'transformed', styled: true },
  { page: 'toplayer', opener: inside },
  { page: 'trap', opener: inside, takesFocus: true, keys: true },
]
const brokenLinks = 'polluted?habit=links&hidden'

/** Groups of other hostile pages on which every feature works. */
const groups: Record<string, Wild[]> = {
  'styles of the page': [
    { page: 'clean' },
    { page: 'huge', styled: true },
    { page: 'inherited', form: true, styled: true },
    { page: 'rtl' },
    { page: 'overflow' },
    { page: 'scroller' },
    { page: 'empty' },
    { page: 'restless' },
    { page: 'quirks', styled: true },
    { page: 'base' },
  ],
  'layers and focus traps of the page': [
    { page: 'modal', opener: inside },
    { page: 'bootstrap3', opener: inside, keys: true },
    { page: 'bootstrap5', opener: inside, keys: true },
  ],
  'keys and presses that a page takes': [
    { page: 'keys-document', keys: true },
    { page: 'shortcuts', keys: true },
    { page: 'guarded' },
  ],
  'libraries of the page': [
    { page: 'mootools' },
    { page: 'jquery' },
    { page: 'requirejs' },
    { page: 'zone' },
    { page: 'extras' },
    { page: 'frozen', form: true },
    { page: 'ses' },
    { page: 'clobbered' },
    { page: `polluted?habit=${harmless}&hidden`, form: true },
  ],
  'page builders and script optimisers': [
    { page: 'elementor' },
    { page: 'divi' },
    { page: 'rocket' },
    { page: 'delayed', late: true },
  ],
}

/** One visitor goes through the pages of a group, because a browser's cache then keeps our files and those of the page. */
async function visitEach(
  visitor: Visitor,
  pages: readonly Wild[],
  visit: (visitor: Visitor, wild: Wild) => Promise<void>,
): Promise<void> {
  for (const wild of pages) await test.step(wild.page, () => visit(visitor, wild))
}

const named = (pages: readonly Wild[]): string => pages.map(({ page }) => page).join(', ')

test(`harm that engines treat differently: ${named(engines)}, ${brokenLinks}`, everyEngine, async ({ visitor }) => {
  test.slow()
  await visitEach(visitor, engines, visitWild)
  await visitEach(visitor, [{ page: brokenLinks }], visitBroken)
})

for (const [group, pages] of Object.entries(groups))
  test(`${group}: ${named(pages)}`, async ({ visitor }) => {
    test.slow()
    await visitEach(visitor, pages, visitWild)
  })

const broken = [
  ...pollutions.map((habit) => `polluted?habit=${habit}&hidden`),
  ...['reject', 'hang', 'throw', 'nothing', 'text', 'strip'].map((habit) => `fetch?habit=${habit}`),
]
  .filter((page) => page !== brokenLinks)
  .map((page) => ({ page }))

test(`changed built-ins: ${named(broken)}`, async ({ visitor }) => {
  test.slow()
  await visitEach(visitor, broken, visitBroken)
})

test('diagnose() finds the same on a page with a polluted Object.prototype', async ({ visitor }) => {
  const findings: unknown[] = []
  for (const page of ['clean', `polluted?habit=${harmless}&hidden`]) {
    await arrive(visitor, { page })
    findings.push(await visitor.evaluate(() => window.DonateWidget?.diagnose?.()))
  }
  expect(findings[0]).toBeInstanceOf(Array)
  expect(findings[1]).toEqual(findings[0])
})
