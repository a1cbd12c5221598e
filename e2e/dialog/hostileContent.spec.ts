import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { prerendered } from '../support/sitePages.ts'
import { siteWith } from '../support/siteWith.ts'

/** Known ways in which HTML runs a script, leaves the page or takes it over. */
const hostile = [
  '<img src=x onerror="window.__ran=1">',
  '<svg onload="window.__ran=2"><script>window.__ran=3</script></svg>',
  '<script>window.__ran=4</script>',
  '<a href="javascript:window.__ran=5" id="trap">press</a>',
  '<a href=" java&#x09;script:window.__ran=6">press</a>',
  '<iframe srcdoc="<script>parent.__ran=7</script>"></iframe>',
  '<form action="https://example.org/steal"><input name="password"></form>',
  '<p style="position:fixed;inset:0;background:red" class="_header" onclick="window.__ran=8">over all</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__ran=9"></style></mglyph></table></mtext></math>',
  '<base href="https://example.org/"><meta http-equiv="refresh" content="0;url=https://example.org/">',
  '</script><script>window.__ran=10</script>',
  '<p>and the <em>honest</em> part</p>',
].join('')

/** The API's answers with hostile HTML before every HTML text, and in titles. */
const hostileSite = () =>
  siteWith(async (_request, onwards) => {
    const answer = await onwards()
    if (!answer.headers.get('Content-Type')?.includes('json')) return answer
    const data: unknown = JSON.parse(await answer.text(), (key, value: unknown) => {
      if (typeof value !== 'string') return value
      if (['story', 'body', 'description'].includes(key)) return hostile + value
      return key === 'title' ? `${value} <b onclick="window.__ran=11">bold</b>` : value
    })
    return Response.json(data, { headers: { 'Access-Control-Allow-Origin': '*' } })
  })

async function expectHarmless(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText('honest').first()).toBeVisible()
  await expect(main.locator('script:not([type="application/ld+json"]), iframe, base, meta, math')).toHaveCount(0)
  // `layOutRest` of the site writes the only style that is allowed.
  await expect(main.locator('[style]:not([style="content-visibility: visible;"])')).toHaveCount(0)
  await expect(main.locator('[onerror], [onclick], [onload], form[action*="example.org"]')).toHaveCount(0)
  for (const link of await main
    .locator('a')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href') ?? ''))) {
    expect(link).not.toMatch(/^\s*j\s*a\s*v\s*a/i)
  }
  expect(await page.evaluate(() => '__ran' in window)).toBe(false)
}

test('shows hostile HTML of the API as text and structure only, on the server and in the browser', async ({
  page,
  traffic,
}) => {
  const site = await hostileSite()
  traffic.guests.add(new URL(site.siteRoot).host).add(new URL(site.apiRoot).host)
  try {
    // Prerendered: the HTML of the server, before any of our scripts.
    const html = await prerendered(page.request, `${site.siteRoot}/blog-details/1`)
    const body = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'))
    expect(body).toContain('<em>honest</em>')
    expect(body).not.toMatch(/onerror|srcdoc|javascript:|<iframe|position:fixed/i)
    for (const path of ['/blog-details/1', '/project-details/1', '/about', '/privacy-and-policy']) {
      await page.goto(site.siteRoot + path)
      await page.waitForLoadState('networkidle')
      await expectHarmless(page)
    }
    // Rendered by the browser: the next page of a visit.
    await page.goto(`${site.siteRoot}/blog`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /How four hundred meals|Getting ready for/ })
      .first()
      .click()
    await expect(page.getByRole('main').locator('article').first()).toBeVisible()
    await expectHarmless(page)
  } finally {
    await site.close()
  }
})
