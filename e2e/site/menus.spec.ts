import { answerWith, hold } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { at, show, projectsButton, projectsItem, menu, focused } from '../support/sitePages.ts'
import { expectAccessible } from '../support/axe.ts'

test.describe('the menu of projects', () => {
  test('opens under a resting pointer only, shows the project under it, opens its page, and closes', async ({
    page,
  }) => {
    await show(page)
    await projectsItem(page).hover()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByRole('tab')).toHaveCount(10)
    await menu(page).getByRole('tab', { name: 'Riverside School' }).hover()
    const tab = menu(page).getByRole('tabpanel', { name: 'Riverside School' })
    await expect(tab.locator('img')).toHaveJSProperty('complete', true)
    const list = menu(page).getByRole('tablist')
    expect(await list.evaluate((element) => element.getBoundingClientRect().height)).toBe(365)
    const text = tab.locator('p').last()
    expect(await text.evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe('6')
    expect(await text.textContent()).not.toContain('<')
    await tab.getByRole('link', { name: 'Discover' }).click()
    await expect(page).toHaveURL(/project-details(\/|%2F)3/)
    // The page that arrives closes the menu, also one that was opened since the press.
    await expect(page.getByRole('heading', { level: 1, name: 'Riverside School' })).toBeVisible()
    await expect(menu(page)).toHaveCount(0)

    // It closes when the pointer leaves, and ignores a passing pointer.
    await projectsItem(page).hover()
    await expect(menu(page)).toBeVisible()
    await page.mouse.move(640, 780, { steps: 4 })
    await expect(menu(page)).toHaveCount(0)
    const box = await projectsItem(page).boundingBox()
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 10)
    await page.mouse.move(640, 780)
    await page.waitForTimeout(500)
    await expect(menu(page)).toHaveCount(0)
  })

  test('works by keyboard: it keeps the focus while it loads, opens on Enter and arrow, and Escape returns', async ({
    page,
  }) => {
    await show(page)
    const before = await projectsButton(page).boundingBox()
    await projectsItem(page).focus()
    await page.keyboard.press('Tab')
    await expect(projectsButton(page)).toBeFocused()
    // The menu's own button replaces it, with the same look and name.
    await expect(projectsButton(page)).toHaveAttribute('id', /./)
    await expect(projectsButton(page)).toBeFocused()
    expect(await projectsButton(page).boundingBox()).toEqual(before)
    await page.keyboard.press('Enter')
    await expect(menu(page).getByRole('tab').first()).toBeFocused()
    await expect(projectsButton(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(menu(page).getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(projectsButton(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).getByRole('tab', { selected: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText('Discover')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/project-details/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('remembers a click on its button before it has loaded', async ({ page }) => {
    await show(page)
    const { asked, letGo } = await hold(page, 'project?*')
    await projectsButton(page).click()
    await asked
    await expect(page).toHaveURL(at('/about'))
    letGo()
    await expect(menu(page)).toBeVisible()
    // The mouse leaves after the click, but the menu stays until the next click.
    await page.mouse.move(640, 780, { steps: 4 })
    await page.waitForTimeout(500)
    await expect(menu(page)).toBeVisible()
    await projectsButton(page).click()
    await expect(menu(page)).toHaveCount(0)
  })

  test('shows one message if the list does not load, and the button opens the projects', async ({ page }) => {
    await answerWith(page, 'project?*', { status: 500 })
    await show(page)
    await projectsButton(page).click()
    await expect(page).toHaveURL(/projects/)
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })
    test('opens, chooses and closes by taps', async ({ page }) => {
      await show(page)
      await projectsButton(page).tap()
      await expect(menu(page)).toBeVisible()
      await menu(page).getByRole('tab', { name: 'Clean Ghats' }).tap()
      await expect(menu(page).getByRole('tabpanel', { name: 'Clean Ghats' })).toBeVisible()
      await page.touchscreen.tap(20, 740)
      await expect(menu(page)).toHaveCount(0)
      await projectsButton(page).tap()
      await menu(page).getByRole('link', { name: 'Discover' }).tap()
      await expect(page).toHaveURL(/project-details/)
      await projectsItem(page).tap()
      await expect(page).toHaveURL(at('/projects'))
    })
  })
})

test.describe('narrow screens', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu covers the view and includes projects; a link navigates, and Escape returns', async ({ page }) => {
    await show(page)
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.tap()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await expect(panel.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.tap()
    const opener = panel.getByRole('button', { name: 'Projects' })
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.tap()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Medical camp' }).tap()
    await expect(page).toHaveURL(/project-details(\/|%2F)4/)
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('Donate in the menu closes it and opens the dialog', async ({ page, dialog }) => {
    await show(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await panel.getByRole('link', { name: 'Donate Now' }).tap()
    await expect(panel).toHaveCount(0)
    await expect(dialog.root).toBeVisible()
  })

  test('the links are shown if the menu’s code does not load', async ({ page }) => {
    await page.route('**/MenuPanel-*', (route) => route.abort())
    await show(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every item is a plain link on a phone and a desktop', async ({ page }) => {
    await page.goto(at('/about'))
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const items = page.getByRole('banner').getByRole('navigation').getByRole('link')
      await expect(items).toHaveText([
        'Home',
        'About Us',
        'Swargashram',
        'Projects',
        'CSR Support',
        'Gallery',
        'Blog',
        'Contact Us',
      ])
      await expect(items.first()).toBeVisible()
      await expect(items.nth(3)).toHaveAttribute('href', '/projects')
      await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden()
      await expect(
        page.getByRole('contentinfo').getByRole('link', { name: 'Insights & Upcoming Highlights' }),
      ).toBeVisible()
    }
  })
})
