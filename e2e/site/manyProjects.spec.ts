import type { Page } from '@playwright/test'
import type { ProjectRow } from '../../shared/contract/project.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { at, focused, menu, projectsButton, show } from '../support/sitePages.ts'
import { roots } from '../support/roots.ts'

const row = (id: number): ProjectRow => {
  const title = `Village well number ${id}`
  return {
    id,
    title,
    name: title,
    description: '<p>A well for two hundred people, dug before the dry months.</p>',
    banner_image: '/icon-512.png',
    donation_type: 'flexible',
    summary: 'A well for two hundred people.',
    picture: { src: '/icon-512.png', width: 512, height: 512, alt: '' },
    goal: null,
    raised: 0,
    donors: 0,
    as_of: '2026-11-21T00:00:00.000Z',
  }
}
const all = Array.from({ length: 5000 }, (_, index) => row(index + 1))

/** A trust with 5,000 projects, as its API lists them. @returns the searches that the page sends */
const withManyProjects = async (page: Page): Promise<string[]> => {
  const searches: string[] = []
  await page.route(`${roots.apiRoot}/project?*`, async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const [number, size] = [Number(asked.get('page')), Number(asked.get('per_page'))]
    const words = asked.get('search') ?? ''
    searches.push(words)
    const found = all.filter(({ title }) => title.includes(words))
    const data = { rows: found.slice((number - 1) * size, number * size), page: number, per_page: size }
    const answer = { status: true, message: '', data: { ...data, total: found.length }, error: null }
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: answer })
  })
  return searches
}

test('the menu lists the first projects and their number, and finds the others by keyboard', async ({ page }) => {
  const searches = await withManyProjects(page)
  await show(page)
  await projectsButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('tab')).toHaveCount(30)
  await expect(menu(page).getByRole('tab').first()).toBeFocused()
  await expect(menu(page).getByRole('status')).toHaveText('The first 30 of 5,000 projects.')
  // The search and the list share the height that the list has without a search.
  const [search, list] = [menu(page).getByRole('search'), menu(page).getByRole('tablist')]
  const top = (await search.boundingBox())?.y ?? 0
  const { y, height } = (await list.boundingBox()) ?? { y: 0, height: 0 }
  expect(y + height - top).toBeCloseTo(365, 0)
  await expect(menu(page).getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/projects')
  await expectAccessible(page)
  await page.keyboard.press('Shift+Tab')
  const field = menu(page).getByRole('searchbox', { name: 'Search projects' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('The first 30 of 5,000 projects.')
  await page.keyboard.type('number 499')
  await expect(menu(page).getByRole('status')).toHaveText('11 projects found for “number 499”.')
  expect(searches.filter((words) => words !== '').length).toBeLessThan(4)
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu(page).getByRole('tab', { name: 'Village well number 499', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(menu(page).getByRole('tabpanel', { name: 'Village well number 4990' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(projectsButton(page)).toBeFocused()
})

test('a menu opened by mouse says that a search failed, stays while the reader searches, and Enter opens all results', async ({
  page,
}) => {
  await withManyProjects(page)
  await show(page)
  await projectsButton(page).hover()
  await expect(menu(page).getByRole('tab')).toHaveCount(30)
  const failing = `${roots.apiRoot}/project?*search=*`
  await page.route(failing, (route) => route.fulfill({ status: 502 }))
  await menu(page).getByRole('searchbox').fill('well')
  await expect(menu(page).getByRole('status')).not.toContainText('projects')
  await expect(menu(page).getByRole('status')).not.toBeEmpty()
  await expect(menu(page).getByRole('link', { name: 'All projects' })).toBeVisible()
  await page.unroute(failing)
  await menu(page).getByRole('searchbox').fill('number 12')
  await page.mouse.move(640, 780, { steps: 4 })
  await expect(menu(page).getByRole('status')).toHaveText(/^111 projects found for “number 12”\. The first 30 are/)
  await expect(menu(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(at('/projects?search=number+12'))
  await expect(menu(page)).toHaveCount(0)
  await expect(focused(page)).not.toHaveAttribute('type', 'search')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu has the search above the first projects', async ({ page }) => {
    await withManyProjects(page)
    await show(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await panel.getByRole('button', { name: 'Projects' }).tap()
    await expect(panel.getByRole('link', { name: /^Village well/ })).toHaveCount(30)
    await expect(panel.getByRole('status')).toHaveText('The first 30 of 5,000 projects.')
    const [field, first] = [panel.getByRole('searchbox'), panel.getByRole('link', { name: 'All projects' })]
    expect((await field.boundingBox())?.x).toBe((await first.boundingBox())?.x)
    await expectAccessible(page)
    await panel.getByRole('searchbox', { name: 'Search projects' }).fill('4321')
    await expect(panel.getByRole('link', { name: /^Village well/ })).toHaveText(['Village well number 4321'])
    await expect(panel.getByRole('status')).toHaveText('One project found for “4321”.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })
})
