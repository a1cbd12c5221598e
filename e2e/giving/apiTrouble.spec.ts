import { endWaiting, impatient } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { publicRoutes } from '../support/routes.ts'
import { siteWith } from '../support/siteWith.ts'

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

/** Pages that say something sensible without any answer: their own name, and that the rest did not come. */
const named = publicRoutes.filter((route) => !/^\/(project|blog)-details/.test(route))
/** Of each sort of page one: what is wrong with an answer makes no difference between pages of one sort. */
const ofEachSort = ['/home', '/projects', '/swargashram', '/photos', '/donate'] as const

for (const [name, routes, answer] of [
  ['down (every call refused with 500)', named, () => new Response('oops', { status: 500, headers: cors })],
  [
    'malformed (a captive portal’s page for every call)',
    ofEachSort,
    () => new Response('<h1>Please sign in to the Wi-Fi</h1>', { headers: { ...cors, 'Content-Type': 'text/html' } }),
  ],
  [
    'of another shape',
    ofEachSort,
    () => Response.json({ status: true, message: '', data: { rows: 'none' }, error: null }, { headers: cors }),
  ],
] as const) {
  test(`the API is ${name}: every page still has its frame, its name and a way to try again`, async ({
    page,
    traffic,
  }) => {
    test.slow()
    const site = await siteWith(answer)
    traffic.guests.add(new URL(site.siteRoot).host).add(new URL(site.apiRoot).host)
    try {
      for (const route of routes) {
        await page.goto(site.siteRoot + route)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/.{3,}/)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Donate Now' })).toBeVisible()
      }
      await page.goto(`${site.siteRoot}/blog`)
      await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
    } finally {
      await site.close()
    }
  })
}

/** A site over an API that answers nobody until it is let go. */
async function siteOverHeldApi() {
  let held = true
  const site = await siteWith(async (_request, onwards) => {
    while (held) await new Promise((resolve) => setTimeout(resolve, 100))
    const { body, status } = await onwards()
    return new Response(body, { status, headers: { ...cors, 'Content-Type': 'application/json' } })
  })
  const letGo = (): void => {
    held = false
  }
  return { ...site, letGo }
}

test('a slow API: the page stands at once, says that it is loading, and fills when the answer comes', async ({
  page,
  traffic,
}) => {
  const site = await siteOverHeldApi()
  traffic.guests.add(new URL(site.siteRoot).host).add(new URL(site.apiRoot).host)
  try {
    await page.goto(`${site.siteRoot}/blog`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Loading')
    site.letGo()
    await expect(page.getByRole('link', { name: 'Getting ready for Deep Utsav' })).toBeVisible()
  } finally {
    site.letGo()
    await site.close()
  }
})

test('an API that never answers is given up, and asked again at a press', async ({ page, context, traffic }) => {
  await impatient(context)
  const site = await siteOverHeldApi()
  traffic.guests.add(new URL(site.siteRoot).host).add(new URL(site.apiRoot).host)
  try {
    await page.goto(`${site.siteRoot}/blog`)
    const failed = page.getByRole('alert').filter({ hasText: 'The server took too long to answer. Please try again.' })
    // The page may not have asked yet, or ask once more.
    await expect(async () => {
      await endWaiting(page)
      await expect(failed).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
    site.letGo()
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Getting ready for Deep Utsav' })).toBeVisible()
  } finally {
    site.letGo()
    await site.close()
  }
})
