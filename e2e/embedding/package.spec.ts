import { buildParts } from '../../tools/build/buildParts.ts'
import { until } from '../engines/visitor.ts'
import { type Listening, listenOn } from '../support/foreignServers.ts'
import { bundlePage } from '../npmPackage/bundlePage.ts'
import { roots } from '../support/roots.ts'
import { expect, test as base } from './fixtures.ts'
import { parts } from './form.ts'

const test = base.extend<object, { host: Listening }>({
  host: [
    async ({ engineName: _engine }, use) => {
      await buildParts({ parts: ['package'] })
      const host = await listenOn(await bundlePage(`${roots.siteRoot}/widget/v1/donate.js`, 18))
      await use(host)
      await host.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('the npm package works on a page of React 18: button, handlers, form in the page, a router, one script', async ({
  visitor,
  host,
}) => {
  await visitor.goto(host.root)
  await until('React', async () => (await visitor.text('h1')) === 'Report, by React 18.3.1')
  await visitor.click('nav >> a:has-text("Give")')
  await expect.poll(() => visitor.text('#state')).toBe('ready, closed')
  await visitor.click('a:has-text("Give to the medical camp")')
  await visitor.waitFor(parts.next)
  expect(await visitor.text('dialog h2')).toBe('Make a Donation for Medical camp')
  await visitor.click(parts.close)
  await expect.poll(() => visitor.text('ol')).toBe('any opens 4mine opens 4mine closes')
  await visitor.click('nav >> a:has-text("Form")')
  await expect.poll(() => visitor.text('#state')).toBe('4 flexible')
  await visitor.click('button:has-text("Another project")')
  await expect.poll(() => visitor.text('#state')).toBe('7 fixed')
  await visitor.click('nav >> a:has-text("Report")')
  await visitor.waitFor('donate-form', 'gone')
  expect(await visitor.evaluate(() => document.querySelectorAll('script[src*="/donate.js"]').length)).toBe(1)
  expect(visitor.errors).toEqual([])
})
