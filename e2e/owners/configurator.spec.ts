import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import { repository } from '../../demo/stack/places.ts'
import type { Dialog } from '../support/dialog.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { listenOn } from '../support/foreignServers.ts'
import { endPayment } from '../support/gatewayPage.ts'
import { roots } from '../support/roots.ts'
import { continueByPopup } from '../support/signIn.ts'

const analyticsDoc = readFileSync(join(repository, 'docs/embedding/analytics.md'), 'utf8')
const configurator = `${roots.partnerRoot}/configurator`
const inPreview = (page: Page): FrameLocator => page.frameLocator('#preview')
const lines = (page: Page, kind: string): Promise<string> => page.locator(`#${kind}`).innerText()

/** Waits until the address shows the choices: then the page has updated. */
const followed = (page: Page, query: RegExp): Promise<void> => expect(page).toHaveURL(query)

test.describe('choosing', () => {
  test('updates preview, lines and an address that can be linked to', async ({ page }) => {
    await page.goto(configurator)
    await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Riverside School' })
    await followed(page, /project=3/)
    await page.getByLabel('Purpose', { exact: true }).selectOption({ index: 1 })
    await page.getByLabel('Your partner id').fill('meghdoot')
    await page.getByRole('radio', { name: /^Link/ }).check()
    await followed(page, /purpose=\d+.*shape=link.*partner=meghdoot/)
    await expect(inPreview(page).locator('a[data-donate-project-id="3"]')).toBeVisible()
    expect(await lines(page, 'html')).toContain('data-partner="meghdoot"')
    const written = await lines(page, 'html')
    await page.reload()
    expect(await lines(page, 'html')).toBe(written)
    await expect(page.getByRole('radio', { name: /^Link/ })).toBeChecked()
  })

  test('removes a purpose when another project is chosen', async ({ page }) => {
    await page.goto(`${configurator}?project=3`)
    await page.getByLabel('Purpose', { exact: true }).selectOption({ index: 1 })
    await followed(page, /purpose=/)
    await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Clean Ghats' })
    await followed(page, /project=5$/)
    await expect(page.getByLabel('Purpose', { exact: true })).toHaveValue('')
  })

  test('checks a colour as it is typed, and writes the button that is shown', async ({ page }) => {
    await page.goto(configurator)
    const verdict = page.locator('#verdict')
    await page.getByLabel('Colour of the button').fill('#1f5a5e')
    await expect(verdict).toContainText('7.8 to 1')
    await expect(inPreview(page).locator('donate-button a')).toHaveCSS('background-color', 'rgb(31, 90, 94)')
    await expect(inPreview(page).locator('donate-button a')).toHaveCSS('color', /^(lab\(100|rgb\(255, 255, 255)/)
    await page.getByLabel('Colour of the button').fill('#0f72f0')
    await expect(verdict).toContainText('4.6 to 1')
    expect(await lines(page, 'html')).toContain('data-accent="#0f72f0"')
    await page.getByLabel('Colour of the button').fill('blau')
    await expect(verdict).toContainText('is not a colour that we can read')
    expect(await lines(page, 'html')).not.toContain('data-accent')
  })

  test('ignores bad values in the address', async ({ page }) => {
    await page.goto(`${configurator}?project=9999&shape=cube&amounts=-1+x&partner=%3Cb%3E&place=excel`)
    expect(await lines(page, 'html')).toMatch(/^<script async src="[^"]+"><\/script>\n<donate-button><a /)
  })

  test('works by its button without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(configurator)
    await page.getByLabel('Project', { exact: true }).selectOption({ label: 'Riverside School' })
    await page.getByRole('radio', { name: 'React' }).check()
    await page.getByRole('button', { name: 'Show these choices' }).click()
    await expect(page.locator('#react')).toContainText('project-id="3"')
    await context.close()
  })
})

test('writes lines that open the chosen project on an empty page', async ({ page, context, dialog, traffic }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${configurator}?project=4&amounts=2500`)
  await page.getByRole('button', { name: 'Copy: Lines for HTML' }).click()
  await expect(page.getByRole('button', { name: 'Copy: Lines for HTML' })).toHaveText('Copied')
  const pasted = await page.evaluate(() => navigator.clipboard.readText())
  const blank = await listenOn(`<!doctype html><title>Blank</title>${pasted}`)
  traffic.guests.add(new URL(blank.root).host)
  await page.goto(blank.root)
  await page.locator('donate-button').click()
  await expect(dialog.amount).toHaveValue('2500')
  await expect(dialog.project).toHaveCount(0)
  await blank.close()
})

test('writes lines for several buttons that keep apart on a phone', async ({ page, traffic }) => {
  await page.goto(`${configurator}?project=5&amounts=500+1000+2500+5000`)
  const pasted = [await lines(page, 'reserve'), await lines(page, 'html')].join('\n')
  const blank = await listenOn(
    `<!doctype html><meta name="viewport" content="width=device-width"><title>Blank</title>${pasted}`,
  )
  traffic.guests.add(new URL(blank.root).host)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(blank.root)
  const all = await page
    .locator('donate-button a')
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    )
  const rows = all.filter(({ top }, place) => top !== all[place - 1]?.top)
  expect(rows.length).toBeGreaterThan(1)
  for (const [place, { bottom }] of rows.slice(0, -1).entries())
    expect((rows[place + 1]?.top ?? 0) - bottom).toBeGreaterThanOrEqual(8)
  await blank.close()
})

test('shows a form in the preview as wide as its page', async ({ page }) => {
  await page.goto(`${configurator}?shape=inline&project=5&amounts=500`)
  const amount = inPreview(page).getByLabel('Amount in rupees')
  await expect(amount).toHaveValue('500')
  expect((await amount.boundingBox())?.width).toBeGreaterThan(200)
})

signedIn.describe('the sandbox of the preview', () => {
  const begin = async (page: Page, dialog: Dialog, play: string) => {
    await page.goto(`${configurator}/preview?project=5&amounts=500&purpose=51&play=${play}`)
    await page.locator('donate-button').click()
    await expect(dialog.amount).toHaveValue('500')
    await continueByPopup(dialog)
  }

  signedIn(
    'counts one purchase for a confirmed donation with the documented lines, however often its page opens',
    async ({ page, dialog }) => {
      const [, lines = ''] = /## .*trust's own site[^]*?<script>([^]*?)<\/script>/.exec(analyticsDoc) ?? []
      await page.addInitScript(() => {
        const add = (list: string, line: unknown): void =>
          sessionStorage.setItem(list, `${sessionStorage.getItem(list) ?? ''}${JSON.stringify(line)}\n`)
        Object.assign(window, { gtag: (...words: unknown[]) => add('counted', words) })
        addEventListener('donate:confirmed', () => add('told', 1))
      })
      await page.addInitScript(lines)
      await begin(page, dialog, 'real')
      await endPayment(page, 'success')
      await expect(page.locator('article [data-status="success"]')).toBeVisible()
      const kept = (list: string): Promise<string> => page.evaluate((name) => sessionStorage.getItem(name) ?? '', list)
      await expect.poll(() => kept('told')).toBe('1\n')
      const first = await kept('counted')
      const txnId = new URL(page.url()).searchParams.get('txnid') ?? ''
      expect(JSON.parse(first)).toEqual([
        'event',
        'purchase',
        {
          transaction_id: txnId,
          currency: 'INR',
          value: 500,
          items: [{ item_id: '5', item_name: 'Donation', price: 500, quantity: 1 }],
        },
      ])
      await page.reload()
      await expect.poll(() => kept('told')).toBe('1\n1\n')
      expect(await kept('counted')).toBe(first)
    },
  )

  signedIn('shows a 500 to the donor, and nothing is paid', async ({ page, dialog, traffic }) => {
    await begin(page, dialog, '500')
    await dialog.expectToast('Server Error', 'Internal server error')
    expect(traffic.posted).toEqual([])
  })

  signedIn('loads the form late when it is slow', async ({ page, dialog }) => {
    await page.goto(`${configurator}/preview?project=5&amounts=500&play=slow`)
    const begun = Date.now()
    await page.locator('donate-button').click()
    await expect(dialog.amount).toHaveValue('500')
    expect(Date.now() - begun).toBeGreaterThan(3_000)
  })
})
