import { endWaiting, impatient } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { siteWith } from '../support/siteWith.ts'

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

/** One page of each sort, because a bad answer has the same effect on pages of one sort. */
const ofEachSort = ['/home', '/projects', '/swargashram', '/photos', '/donate'] as const

const refused = () => new Response('oops', { status: 500, headers: cors })
const portal = () =>
  new Response('<h1>Please sign in to the Wi-Fi</h1>', { headers: { ...cors, 'Content-Type': 'text/html' } })

test('shows frame, name and a retry if the API is down, on pages of each sort, or malformed', async ({
  page,
  traffic,
}) => {
  test.slow()
  let answer = refused
  const site = await siteWith(() => answer())
  traffic.guests.add(new URL(site.siteRoot).host).add(new URL(site.apiRoot).host)
  const expectRetry = async (): Promise<void> => {
    await page.goto(`${site.siteRoot}/blog`)
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  }
  try {
    for (const route of ofEachSort) {
      await page.goto(site.siteRoot + route)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/.{3,}/)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Donate Now' })).toBeVisible()
    }
    await expectRetry()
    // A captive portal's page for every call. For a page that is the same kind of failure: transport.test.ts.
    answer = portal
    await expectRetry()
  } finally {
    await site.close()
  }
})

/** A site over an API that answers only after `letGo`. */
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

test('shows "Loading" at once, gives up on an API that never answers, asks again on a click, and waits for a slow one', async ({
  page,
  context,
  traffic,
}) => {
  await impatient(context)
  const site = await siteOverHeldApi()
  traffic.guests.add(new URL(site.siteRoot).host).add(new URL(site.apiRoot).host)
  const post = page.getByRole('link', { name: 'Getting ready for Deep Utsav' })
  try {
    await page.goto(`${site.siteRoot}/blog`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const loading = page.getByRole('main').getByRole('status').first()
    await expect(loading).toHaveText('Loading')
    const failed = page.getByRole('alert').filter({ hasText: 'The server took too long to answer. Please try again.' })
    // The page may not have asked yet, or may ask again.
    await expect(async () => {
      await endWaiting(page)
      await expect(failed).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(loading).toHaveText('Loading')
    await expect(post).toHaveCount(0)
    site.letGo()
    await expect(post).toBeVisible()
  } finally {
    site.letGo()
    await site.close()
  }
})
