import type { Page } from '@playwright/test'
import { expectUncovered } from '../support/problems.ts'
import { expectAccessible } from '../support/axe.ts'
import { Dialog } from '../support/dialog.ts'
import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/faults.ts'
import { donations, itemDonation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'

/** Puts a form into the partner's page, as a page owner or a router does. @returns the form */
async function withForm(page: Page, projectId: number, above = ''): Promise<Dialog> {
  await page.goto(roots.partnerRoot)
  await page.waitForFunction(() => window.DonateWidget)
  await page.evaluate(
    ([id, space]) => {
      const main = document.querySelector('main')!
      const form = document.createElement('donate-form')
      form.setAttribute('project-id', String(id))
      const link = Object.assign(document.createElement('a'), { href: '#own', textContent: 'Give by our own link' })
      form.append(link)
      const spacer = Object.assign(document.createElement('div'), { id: 'spacer', textContent: 'Above' })
      spacer.style.height = String(space)
      main.prepend(form)
      document.body.prepend(spacer)
    },
    [projectId, above],
  )
  return new Dialog(page, page.getByRole('region', { name: 'Make a Donation' }))
}

const named = (title: string): string => `Make a Donation for ${title}`

test('ignores the late answer for the first project if the project changes while it loads', async ({ page }) => {
  const held = await hold(page, 'donation/require-item')
  const form = await withForm(page, 4)
  await held.asked
  await page.locator('donate-form').evaluate((element) => element.setAttribute('project-id', '7'))
  await expect(form.root).toHaveAccessibleName(named('A tree by the river'))
  held.letGo()
  await page.waitForResponse('**/donation/require-item')
  // The message of a failed first load would appear after three seconds.
  await page.waitForTimeout(3500)
  await expect(form.root).toHaveAccessibleName(named('A tree by the river'))
  await expect(form.continueButton).toHaveCount(1)
  await expect(form.root.getByRole('alert')).toHaveCount(0)
})

test('does not load a form far below until it is near the view', async ({ page }) => {
  const form = await withForm(page, itemDonation.projectId, '4000px')
  await expect(page.locator('donate-form-frame')).toHaveCount(1)
  await page.waitForTimeout(800)
  await expect(form.root.locator('form')).toHaveCount(0)
  await page.mouse.wheel(0, 3000)
  await expect(form.root).toHaveAccessibleName(named(itemDonation.title))
})

test('shows another project when the attribute changes, and keeps the choices when the form is moved', async ({
  page,
}) => {
  const form = await withForm(page, itemDonation.projectId)
  await itemDonation.choose(form)
  await page.evaluate(() => document.querySelector('main')!.append(document.querySelector('donate-form')!))
  await expect(form.total).toHaveText(itemDonation.shown)
  await page.evaluate(() => document.querySelector('donate-form')!.setAttribute('project-id', '4'))
  await page.locator('donate-form-frame').scrollIntoViewIfNeeded()
  await expect(form.root).toHaveAccessibleName(named('Medical camp'))
})

test('starts again when the page removes and inserts it, and destroy() empties it', async ({ page }) => {
  const form = await withForm(page, itemDonation.projectId)
  await itemDonation.choose(form)
  await page.evaluate(async () => {
    const element = document.querySelector('donate-form')!
    const { parentElement } = element
    element.remove()
    await new Promise((resolve) => setTimeout(resolve, 100))
    parentElement!.prepend(element)
  })
  await expect(form.total).toHaveText('₹60')
  await page.evaluate(() => window.DonateWidget?.destroy?.())
  await expect(form.continueButton).toHaveCount(0)
})

test('shows a warning without covering its field or message, moving the page or opening a dialog', async ({ page }) => {
  const form = await withForm(page, itemDonation.projectId)
  await expect(form.root).toHaveAccessibleName(named(itemDonation.title))
  // This block at the form's end is rendered last.
  await expect(form.root.locator('.contact')).toBeAttached()
  const height = async (): Promise<number> => (await page.locator('donate-form-frame').boundingBox())?.height ?? 0
  await form.continueButton.click()
  await expect(form.toast).toContainText('Select the purpose')
  await expect(form.toast).toBeInViewport()
  await expect(form.purpose.getByRole('radio').first()).toBeFocused()
  await expectUncovered(form)
  const before = await height()
  await form.toast.getByRole('button').click()
  await expect(form.toast).toHaveCount(0)
  expect(await height()).toBe(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page, ['donate-form', 'donate-form-frame'])
})

test('keeps the page’s own link, or shows ours, if the form’s code does not load', async ({ page }) => {
  await page.route('**/inline.js', (route) => route.abort())
  await withForm(page, itemDonation.projectId)
  await expect(page.getByRole('link', { name: 'Give by our own link' })).toBeVisible()
  await page.evaluate(() => document.querySelector('main')!.prepend(document.createElement('donate-form')))
  const link = page.locator('donate-form').first().getByRole('link', { name: 'Make a Donation' })
  await expect(link).toHaveAttribute('href', new RegExp(`^${roots.siteRoot}/donate`))
})

test('shows a link and causes no error on the page if its texts fail before its code loads', async ({ page }) => {
  await page.route('**/form.en.js', (route) => route.abort())
  await page.route('**/modal.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await withForm(page, itemDonation.projectId)
  await expect(page.locator('donate-form').getByRole('link', { name: 'Other ways to give' })).toBeVisible()
})

test('shows a message with a link within three seconds if its code hangs', async ({ page }) => {
  await page.route('**/modal.js', () => {})
  await withForm(page, itemDonation.projectId)
  const link = page.locator('donate-form').getByRole('link', { name: 'Other ways to give' })
  await expect(link).toBeVisible({ timeout: 4000 })
  await expect(link).toHaveAttribute('href', /project=1&ways=offline$/)
})

test('has its own colours from the first paint, even if the page has properties of the same names', async ({
  page,
}) => {
  await page.route('**/modal.js', () => {})
  await withForm(page, itemDonation.projectId)
  await page.addStyleTag({ content: ':root { --paper: navy; --ink: navy; --line: navy }' })
  const frame = page.locator('donate-form-frame')
  await expect(frame).toHaveCSS('background-color', 'rgb(251, 247, 239)')
  await expect(frame).toHaveCSS('color', 'rgb(42, 33, 27)')
})

test('keeps a readable width and stays in the middle of a wide place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await withForm(page, itemDonation.projectId)
  await page.addStyleTag({
    content:
      'main { display: block !important; width: 1200px !important; max-width: none !important; padding: 0 !important }',
  })
  const frame = await page.locator('donate-form-frame').boundingBox()
  const place = await page.locator('main').boundingBox()
  expect(frame?.width).toBeGreaterThan(480)
  expect(frame?.width).toBeLessThanOrEqual(640)
  const middle = (box: typeof frame): number => (box?.x ?? 0) + (box?.width ?? 0) / 2
  expect(Math.abs(middle(frame) - middle(place))).toBeLessThan(2)
})

test('nothing overflows a form of any kind in a narrow column', async ({ page }) => {
  for (const { title, projectId } of donations) {
    const form = await withForm(page, projectId)
    await page.addStyleTag({ content: 'main { width: 240px !important; padding: 0 !important }' })
    await expect(form.root.locator('.contact')).toBeAttached()
    const beyond = await page.locator('donate-form-frame').evaluate((frame) => {
      const { left, right } = frame.getBoundingClientRect()
      return [...frame.querySelectorAll('*')].flatMap((one) => {
        const box = one.getBoundingClientRect()
        return box.left < left - 1 || box.right > right + 1 ? `${one.localName}.${one.getAttribute('class')}` : []
      })
    })
    expect(beyond, title).toEqual([])
    expect((await page.locator('donate-form-frame').boundingBox())?.width, title).toBe(240)
  }
})
