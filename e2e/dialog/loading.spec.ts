import { answerWith } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'
import type { Page } from '@playwright/test'

const problem = 'This could not be loaded.'
const noConnection = `${problem} Please check your connection.`

for (const [name, path] of [
  ['list of projects', 'project/dropdown-list'],
  ['project', 'donation/require-item'],
] as const) {
  test(`shows a retry and a link if the ${name} fails, and the retry loads the form`, async ({
    dialog,
    page,
    context,
  }) => {
    await context.route(`${roots.apiRoot}/${path}`, (route) => route.abort('connectionrefused'))
    await dialog.openOnPartner({ projectId: 4 })
    await expect(dialog.root.getByRole('alert')).toContainText(noConnection)
    const address = `${roots.siteRoot}/donate?lang=en&project=4`
    const link = (name: string) => dialog.root.getByRole('alert').getByRole('link', { name })
    await expect(link('Give on our website')).toHaveAttribute('href', address)
    await expect(link('Other ways to give')).toHaveAttribute('href', `${address}&ways=offline`)
    await expect(dialog.toast).toHaveCount(0)
    await context.unroute(`${roots.apiRoot}/${path}`)
    await dialog.root.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.amount).toHaveValue('1000')
    expect(page.url()).toBe(`${roots.partnerRoot}/`)
  })

  test(`shows a 500 of the ${name} as a toast and in place, and blames no connection`, async ({ dialog, context }) => {
    await answerWith(context, path, { status: 500 })
    await dialog.openOnPartner({ projectId: 4 })
    await dialog.expectToast('Server Error', 'Internal server error')
    await expect(dialog.root.getByText(`${problem} Internal server error`)).toBeVisible()
  })
}

// Every other unreadable answer: transport.test.ts.
test('reports a list of projects that it cannot read as a load problem, not as a broken form', async ({
  dialog,
  context,
}) => {
  const data = [{ id: 4, title: 'Medical camp', donation_type: 'monthly' }]
  await answerWith(context, 'project/dropdown-list', { json: { status: true, data } })
  await dialog.openOnPartner({ projectId: 4 })
  await expect(dialog.root.getByText(problem)).toBeVisible()
  await expect(dialog.continueButton).toHaveCount(0)
})

test('shows titles that look like code as text', async ({ dialog, context, page }) => {
  const title = '<img src=x onerror="window.hacked=1">{{7*7}}'
  await answerWith(context, 'project/dropdown-list', {
    json: { status: true, data: [{ id: 4, title, donation_type: 'flexible' }] },
  })
  await dialog.openOnPartner({ projectId: 4 })
  await expect(dialog.root).toHaveAccessibleName(`Make a Donation for ${title}`)
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('offers a way on for a project without items, without a base amount, and an unknown one', async ({
  dialog,
  context,
}) => {
  await answerWith(context, 'donation/require-item', {
    json: { status: true, data: { items: [], purpose: [{ id: 1, title: 'Any' }], donation_amount: null } },
  })
  await dialog.openOnPartner({ projectId: 1 })
  await expect(dialog.root.getByText('There is nothing to choose here yet.')).toBeVisible()
  await dialog.openOnPartner({ projectId: 7 })
  await expect(dialog.total).toHaveText('₹11,000')
  // The API's own answer.
  await context.unrouteAll()
  await dialog.openOnPartner({ projectId: 999 })
  await expect(dialog.project).toBeVisible()
  await dialog.project.selectOption({ label: 'Medical camp' })
  await expect(dialog.amount).toHaveValue('1000')
})

for (const [how, reach] of [
  ['a keyboard', (page: Page) => page.getByRole('button', { name: 'Send a meal' }).focus()],
  ['a pointer', (page: Page) => page.getByRole('button', { name: 'Send a meal' }).hover()],
] as const) {
  test(`${how} on an opener prefetches all that the form needs, and nothing earlier if the visitor saves data`, async ({
    page,
    traffic,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { downlink: 10, saveData: true } })
    })
    await page.goto(roots.partnerRoot)
    await page.waitForLoadState('networkidle')
    const fetched = () =>
      traffic.urls.filter((url) => /\/(?:modal|en)\.js$|\/(?:dropdown-list|require-item)$/.test(url))
    expect(fetched()).toEqual([])
    await reach(page)
    await expect.poll(() => new Set(fetched()).size).toBe(4)
  })
}
