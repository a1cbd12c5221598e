import type { APIRequestContext, Page } from '@playwright/test'
import { faultsOf } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { offGrid, showWhole, wideScreen } from '../support/grid.ts'
import { withLettersTwiceAsLarge } from '../support/largeText.ts'
import { prerendered, donorRoutes, publicRoutes, visitorRoutes } from '../support/sitePages.ts'
import { roots } from '../support/roots.ts'

/** Messages in the page's console: a broken hydration, a refused style, a failed load. A requested 404 does not count. */
function watchConsole(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.includes('404 (Not Found)')) messages.push(text)
  })
  return messages
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(`${roots.siteRoot}${route}`)
  // Its program has started, and its content is there.
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}

/** Landmarks, one h1, the page's own title, and nothing cut off at the side. */
async function expectValidPage(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  expect(await page.title()).toMatch(/^.{4,} · .{4,}$/)
  expect(await widerThanView(page)).toBe(0)
}

/** How much the page is wider than the view, in px. */
const widerThanView = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const height = 740
const narrow = { width: 320, height }
const wide = { width: 1280, height }

/** With letters twice as large, on a phone and on a desktop. Pages loaded so: largeText.spec.ts. */
const expectRoomForLargeLetters = (page: Page): Promise<void> =>
  withLettersTwiceAsLarge(page, async () => {
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size)
      expect([size.width, await widerThanView(page)]).toEqual([size.width, 0])
    }
    await page.setViewportSize(narrow)
  })

/** Several routes a test: one visitor opens them, so signing up and the first load of the program happen once. */
const together = 8
const inGroups = (routes: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(routes.length / together) }, (_, group) =>
    routes.slice(group * together, (group + 1) * together),
  )

async function expectPrerendered(request: APIRequestContext, route: string): Promise<void> {
  const html = await prerendered(request, roots.siteRoot + route)
  expect(html).toMatch(/<h1[^>]*>[^<]{3,}/)
  expect(html).toContain('<meta name="description" content="')
  expect(html).toContain('<link rel="canonical" href="')
  expect(html).toContain('<meta property="og:title" content="')
  expect(html).not.toContain(' style="')
}

for (const routes of inGroups([...publicRoutes, ...visitorRoutes])) {
  test(`hydrates without a message, is accessible to a visitor with a phone, and keeps to the grid: ${routes.join(', ')}`, async ({
    page,
    request,
  }) => {
    test.slow()
    const messages = watchConsole(page)
    await page.setViewportSize(narrow)
    for (const route of routes) {
      await test.step(route, async () => {
        if (publicRoutes.includes(route)) await expectPrerendered(request, route)
        await open(page, route)
        await expectValidPage(page)
        expect(await faultsOf(page)).toEqual([])
        await expectRoomForLargeLetters(page)
        if (!publicRoutes.includes(route)) return
        await page.setViewportSize(wideScreen)
        await showWhole(page)
        expect(await offGrid(page)).toEqual({ title: 0, stray: [] })
        await page.setViewportSize(narrow)
      })
    }
    expect(messages).toEqual([])
  })
}

/** A public page of each layout: they share their colours, and what a donor sees in the frame. Of the other routes only words would differ. */
const layouts = [
  '/home',
  '/swargashram',
  '/projects',
  '/project-details/1',
  '/photos',
  '/blog-details/1',
  '/donate',
  '/contact',
]

test.describe('in Hindi, signed in, in the dark theme', () => {
  test.use({ locale: 'hi-IN', colorScheme: 'dark', viewport: wideScreen })

  for (const routes of inGroups([...layouts, ...donorRoutes])) {
    test(`well made: ${routes.join(', ')}`, async ({ page, siteDonor }) => {
      test.slow()
      expect(siteDonor.token).not.toBe('')
      const messages = watchConsole(page)
      for (const route of routes) {
        await test.step(route, async () => {
          await open(page, route)
          await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
          await expectValidPage(page)
          // The visitor's page differs in colours only. What a person may see has all rules.
          expect(await faultsOf(page, layouts.includes(route) ? { rules: ['color-contrast'] } : {})).toEqual([])
          if (!layouts.includes(route)) return
          await showWhole(page)
          expect(await offGrid(page)).toEqual({ title: 0, stray: [] })
        })
      }
      expect(messages).toEqual([])
    })
  }
})

/** The page's structured data for search engines (schema.org), in the HTML from the server. */
async function schemaKinds(request: APIRequestContext, route: string): Promise<readonly unknown[]> {
  const html = await prerendered(request, roots.siteRoot + route)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  return scripts.map(([, json = '']) => (JSON.parse(json) as { '@type': unknown })['@type'])
}

test('every public page has structured data, and its picture for previews', async ({ request }) => {
  const map = await (await request.get(`${roots.siteRoot}/sitemap.xml`)).text()
  for (const route of publicRoutes.filter((one) => one !== '/not-found')) {
    expect(map).toContain(`<loc>${roots.siteRoot}${route}</loc>`)
  }
  expect(await schemaKinds(request, '/home')).toEqual(['NGO'])
  expect(await schemaKinds(request, '/project-details/1')).toEqual(['DonateAction', 'BreadcrumbList'])
  expect(await schemaKinds(request, '/blog-details/1')).toEqual(['BlogPosting', 'BreadcrumbList'])
  const post = await (await request.get(`${roots.siteRoot}/blog-details/1`)).text()
  const picture = /<meta property="og:image" content="([^"]+)"/.exec(post)?.[1] ?? ''
  expect((await request.get(picture)).headers()['content-type']).toMatch(/^image\/(png|jpeg)$/)
  const [first = ''] = /<script type="application\/ld\+json">.*?<\/script>/.exec(post) ?? []
  const data: unknown = JSON.parse(first.replace(/<[^>]*>/g, ''))
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'BlogPosting', inLanguage: 'en' })
})
