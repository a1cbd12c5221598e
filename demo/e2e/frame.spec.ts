import type { Browser, Page } from '@playwright/test'
import { newDonor, signInOnSite, storageOf } from './accounts.ts'
import { expectAccessible } from './axe.ts'
import { answerWith, ended, hold } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { roots } from './roots.ts'
import { fillLogin } from './signIn.ts'

const at = (path: string): string => `${roots.siteRoot}${path}`

async function show(page: Page, path = '/about'): Promise<void> {
  await page.goto(at(path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Hydrated: what the prerendered page holds already, a press finds.
  await page.waitForLoadState('networkidle')
}

/** The item of the header: a link, and once its menu has come, a button. */
const projectsItem = (page: Page) =>
  page.getByRole('banner').getByRole('navigation').getByText('Projects', { exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Acts of Kindness' })
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const person = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: `${name}, your account` })
const focused = (page: Page) => page.locator(':focus')

test.describe('the menu of projects', () => {
  test('opens where the pointer rests, shows the title rested on, leads to its page, and closes behind it', async ({
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
    await expect(menu(page)).toHaveCount(0)
  })

  test('closes when the pointer goes away, and does not open for one that only passes', async ({ page }) => {
    await show(page)
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

  test('by keyboard: the focus stays while it loads, Enter and the arrow open it, arrows choose, Escape goes back', async ({
    page,
  }) => {
    await show(page)
    const before = await projectsItem(page).boundingBox()
    await page.getByRole('banner').getByRole('link', { name: 'Swargashram' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Projects' })).toBeFocused()
    expect(await projectsItem(page).boundingBox()).toEqual(before)
    await page.keyboard.press('Enter')
    await expect(menu(page).getByRole('tab').first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(menu(page).getByRole('tab').last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Escape')
    await expect(menu(page)).toHaveCount(0)
    await expect(projectsItem(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(menu(page).getByRole('tab', { selected: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText('Discover')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/project-details/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a press before it has come waits for it', async ({ page }) => {
    await show(page)
    const { asked, letGo } = await hold(page, 'project/get-projects')
    await projectsItem(page).click()
    await asked
    await expect(page).toHaveURL(at('/about'))
    letGo()
    await expect(menu(page)).toBeVisible()
  })

  test('a list that does not come is logged only: the plain link leads to the projects', async ({ page }) => {
    await answerWith(page, 'project/get-projects', { status: 500 })
    await show(page)
    await projectsItem(page).click()
    await expect(page).toHaveURL(/projects/)
    await expect(page.getByText('Internal server error')).toHaveCount(0)
  })

  test('without projects the plain link stays', async ({ page }) => {
    await answerWith(page, 'project/get-projects', { json: { status: true, message: '', data: [], error: null } })
    await show(page)
    await projectsItem(page).click()
    await expect(page).toHaveURL(/projects/)
  })

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })
    test('a tap opens it, a tap chooses, a tap beside it closes it', async ({ page }) => {
      await show(page)
      await projectsItem(page).tap()
      await expect(menu(page)).toBeVisible()
      await menu(page).getByRole('tab', { name: 'Clean Ghats' }).tap()
      await expect(menu(page).getByRole('tabpanel', { name: 'Clean Ghats' })).toBeVisible()
      await page.touchscreen.tap(20, 740)
      await expect(menu(page)).toHaveCount(0)
      await projectsItem(page).tap()
      await menu(page).getByRole('link', { name: 'Discover' }).tap()
      await expect(page).toHaveURL(/project-details/)
    })
  })
})

test.describe('narrow screens', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu opens over the view, projects in their place; a link leads on, Escape goes back', async ({ page }) => {
    await show(page)
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.tap()
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await expect(panel.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
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

  test('where the code of the menu does not come, the links show themselves', async ({ page }) => {
    await page.route('**/MenuPanel-*', (route) => route.abort())
    await show(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeHidden()
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Gallery' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  for (const width of [360, 1280])
    test(`every item is a plain link at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(at('/about'))
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
    })
})

test.describe('the bell', () => {
  test('counts what is unread; View All marks it read, clears both, goes to the page and says so', async ({
    page,
    siteDonor,
    traffic,
  }) => {
    expect(siteDonor.token).not.toBe('')
    await show(page)
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await bell(page).click()
    const news = page.getByRole('dialog', { name: 'Notifications' })
    await expect(news.getByRole('listitem')).toHaveCount(1)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect(traffic.urls.filter((url) => url.endsWith('/notification?page=1&per_page=6'))).toHaveLength(1)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(bell(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await news.getByRole('button', { name: 'View All' }).click()
    await expect(page).toHaveURL(/notifications/)
    await expect(page.getByText('Notifications are marked as read.')).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    const sent = traffic.calls.filter(({ path }) => path === 'notification/read-notification')
    expect(sent).toHaveLength(1)
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ notificationId: expect.any(Number) })
    expect(traffic.urls.some((url) => /read-notification\?notificationId=\d+$/.test(url))).toBe(true)
  })

  test('without a notification nothing is sent', async ({ page, siteDonor, traffic }) => {
    expect(siteDonor.token).not.toBe('')
    const none = { rows: [], page: 1, per_page: 6, total: 0 }
    await answerWith(page, 'notification?*', { json: { status: true, message: '', data: none, error: null } })
    await show(page)
    await bell(page).click()
    await expect(page.getByText('Nothing new.')).toBeVisible()
    await page.getByRole('button', { name: 'View All' }).click()
    await expect(page).toHaveURL(/notifications/)
    expect(traffic.count('notification/read-notification')).toBe(0)
  })

  test('status false is logged only', async ({ page, siteDonor }) => {
    expect(siteDonor.token).not.toBe('')
    await answerWith(page, 'notification/read-notification?*', {})
    await show(page)
    await bell(page).click()
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'View All' }).click()
    await expect(page).toHaveURL(/notifications/)
    await expect(page.getByText('Notifications are marked as read.')).toHaveCount(0)
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  })

  test('a list that does not come is said in its place, a count that does not come is not shown', async ({
    page,
    siteDonor,
  }) => {
    expect(siteDonor.token).not.toBe('')
    await answerWith(page, 'notification?*', { status: 500 })
    await answerWith(page, 'notification/notification-counter', { text: '<p>maintenance</p>' })
    await show(page)
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await bell(page).click()
    await expect(page.getByText('Your notifications could not be loaded now.')).toBeVisible()
  })
})

test.describe('the profile menu', () => {
  test('Logout by keyboard: the four keys go, the rest stays, home', async ({ page, siteDonor, traffic }) => {
    await show(page)
    await page.evaluate(() => {
      localStorage.setItem('isPladged', 'true')
      localStorage.setItem('note', 'kept')
    })
    await person(page, siteDonor.fullName).focus()
    await page.keyboard.press('Enter')
    const items = page.getByRole('menu').getByRole('menuitem')
    await expect(items).toHaveText(['Profile', 'My gifts', 'Logout', 'Delete account'])
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(items.nth(2)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/home'))
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(bell(page)).toHaveCount(0)
    expect(await storageOf(page)).toBe(JSON.stringify([['note', 'kept']]))
    expect(traffic.count('logout')).toBe(1)
  })

  test('Logout on a page that needs a login leads home, not to the sign-in', async ({ page, siteDonor }) => {
    await page.goto(at('/donation'))
    await person(page, siteDonor.fullName).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(at('/home'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(at('/donation'))
    await expect(page).toHaveURL(/login/)
  })

  test('Delete account is asked twice; then everything goes', async ({ page, siteDonor, request, traffic }) => {
    await show(page)
    await page.evaluate(() => localStorage.setItem('note', 'goes'))
    await person(page, siteDonor.fullName).click()
    await page.getByRole('menuitem', { name: 'Delete account' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toHaveAccessibleName('Delete your account?')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await person(page, siteDonor.fullName).click()
    await page.getByRole('menuitem', { name: 'Delete account' }).click()
    await question.getByRole('button', { name: 'Go on' }).click()
    await expect(question).toHaveAccessibleName('Are you sure?')
    const field = question.getByLabel('E-mail address of this account')
    await expect(field).toBeFocused()
    await field.fill('somebody@example.org')
    await question.getByRole('button', { name: 'Delete for good' }).click()
    await expect(question.getByText('This is not the e-mail address of this account.')).toBeVisible()
    await expectAccessible(page)
    expect(traffic.count('profile/delete_account')).toBe(0)
    await field.fill(` ${siteDonor.email.toUpperCase()} `)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/home'))
    await expect(page.getByText('Your account is deleted. Thank you for all you have given.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await storageOf(page)).toBe('[]')
    expect(traffic.calls.find(({ path }) => path === 'profile/delete_account')?.body).toBe(String(siteDonor.user.id))
    const { email, password } = siteDonor
    const again = await request.post(`${roots.apiRoot}/login`, { data: { email, password } })
    expect(again.ok()).toBe(false)
  })

  test('a deletion that fails says so, and the account stays', async ({ page, siteDonor }) => {
    await answerWith(page, 'profile/delete_account', { status: 500 })
    await show(page)
    await person(page, siteDonor.fullName).click()
    await page.getByRole('menuitem', { name: 'Delete account' }).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByLabel('E-mail address of this account').fill(siteDonor.email)
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(/Something went wrong on our side/)
    await expect(page.getByText('Internal server error')).toBeVisible()
    expect(await storageOf(page)).toContain(siteDonor.token)
  })
})

test.describe('two tabs', () => {
  const within = { timeout: 1000 }

  test('signing out in one shows in the other within a second, and leaves pages that need a login', async ({
    context,
    page,
    siteDonor,
  }) => {
    const other = await context.newPage()
    await other.goto(at('/donation'))
    await expect(person(other, siteDonor.fullName)).toBeVisible()
    await show(page)
    await person(page, siteDonor.fullName).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(other).toHaveURL(/login/, within)
    await expect(other.getByRole('banner').getByRole('button', { name: /your account/ })).toHaveCount(0)
  })

  test('deleting the account in one signs out the other', async ({ context, page, siteDonor }) => {
    const other = await context.newPage()
    await show(other)
    await expect(person(other, siteDonor.fullName)).toBeVisible()
    await show(page)
    await person(page, siteDonor.fullName).click()
    await page.getByRole('menuitem', { name: 'Delete account' }).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByLabel('E-mail address of this account').fill(siteDonor.email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(at('/home'))
    await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible(within)
  })

  test('signing in as somebody else in one shows that person in the other, and nothing of the former', async ({
    context,
    page,
    request,
    siteDonor,
  }) => {
    await show(page)
    await expect(person(page, siteDonor.fullName)).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    const somebody = await newDonor(request)
    const headers = { Authorization: `Bearer ${somebody.token}` }
    const latest = await request.get(`${roots.apiRoot}/notification`, { headers })
    const { data } = (await latest.json()) as { data: { rows: Array<{ id: number }> } }
    const notificationId = data.rows[0]?.id
    await request.post(`${roots.apiRoot}/notification/read-notification`, { headers, data: { notificationId } })
    await signInOnSite(context, somebody)
    await expect(person(page, somebody.fullName)).toBeVisible(within)
    await expect(person(page, siteDonor.fullName)).toHaveCount(0)
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })
})

test.describe('the error catalogue', () => {
  test('401: everything stored goes, the warning, /login, and back after signing in', async ({ page, siteDonor }) => {
    await answerWith(page, 'notification/notification-counter', { ...ended, times: 1 })
    await page.goto(at('/about'))
    await expect(page).toHaveURL(/\/login\?next=%2Fabout/)
    await expect(page.getByText('Authentication Required')).toHaveCount(1)
    await expect(page.getByText('Session expired. Please login again.')).toBeVisible()
    expect(await storageOf(page)).toBe('[]')
    await fillLogin(page, siteDonor)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(at('/about'))
    await expect(person(page, siteDonor.fullName)).toBeVisible()
  })

  test('500: the message for three seconds', async ({ page, siteDonor }) => {
    expect(siteDonor.token).not.toBe('')
    await answerWith(page, 'notification/read-notification?*', { status: 500 })
    await show(page)
    await bell(page).click()
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'View All' }).click()
    const toast = page.getByText('Internal server error')
    await expect(toast).toBeVisible()
    const since = Date.now()
    await expect(toast).toHaveCount(0)
    expect(Date.now() - since).toBeGreaterThan(2000)
    expect(Date.now() - since).toBeLessThan(5000)
  })
})

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/', '/home'],
    ['/contact-us', '/contact'],
    ['/privacy&policy', '/privacy-and-policy'],
    ['/terms&conditions', '/terms-and-conditions'],
    ['/no-such-page', '/not-found'],
  ] as const)
    test(`${from} leads to ${to}`, async ({ page }) => {
      await page.goto(at(from))
      await expect(page).toHaveURL(new RegExp(`${to}(\\?|$)|not-found\\?from=${encodeURIComponent(to)}`))
    })

  for (const path of ['/donation', '/notifications'])
    test(`${path} needs a login`, async ({ page }) => {
      await page.goto(at(path))
      await expect(page).toHaveURL(new RegExp(`/login\\?next=${encodeURIComponent(path)}`))
    })

  for (const path of ['/login', '/signup', '/not-found', '/privacy-and-policy', '/terms-and-conditions'])
    test(`no footer on ${path}`, async ({ page }) => {
      await show(page, path)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
    })

  test('a footer elsewhere', async ({ page }) => {
    await show(page, '/blog')
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('navigation').getByRole('link')).toHaveText([
      'Home',
      'About Us',
      'Swargashram',
      'Projects',
      'CSR Support',
      'Gallery',
      'Insights & Upcoming Highlights',
      'Contact Us',
      'Privacy Policy',
      'Terms & Conditions',
    ])
    await expect(footer).toContainText('© 2025 Kinara Seva Nyas')
  })
})

test('contact details that do not come are logged only: the rest of the footer is there', async ({ page }) => {
  await answerWith(page, 'get-contact-details', { status: 500 })
  // Drawn by the browser itself: a prerendered page has them already.
  await page.goto(at('/donate'))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Donate Now' })).toBeVisible()
})

test.describe('moving about', () => {
  test('to the top after a navigation; Back and Forward to where the page was left; the focus on the heading', async ({
    page,
  }) => {
    const top = () => page.evaluate(() => Math.round(window.scrollY))
    await show(page, '/blog')
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect.poll(top).toBe(700)
    await page.getByRole('main').getByRole('link').nth(4).focus()
    const link = page.locator('main a[href^="/blog-details/"]').nth(2)
    await link.scrollIntoViewIfNeeded()
    const left = await top()
    expect(left).toBeGreaterThan(100)
    await link.click()
    await expect(page).toHaveURL(/blog-details/)
    await expect.poll(top).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.evaluate(() => window.scrollTo(0, 400))
    await expect.poll(top).toBe(400)
    await page.goBack()
    await expect(page).toHaveURL(at('/blog'))
    await expect.poll(top).toBe(left)
    await page.goForward()
    await expect(page).toHaveURL(/blog-details/)
    await expect.poll(top).toBe(400)
  })

  test('the skip link leads past the menu', async ({ page }) => {
    await show(page)
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText('Skip to the content')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('in Hindi, kept from page to page', async ({ page }) => {
    await show(page)
    await page.getByRole('button', { name: 'हिन्दी' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'संपर्क करें' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await page.getByText('परियोजनाएँ', { exact: true }).first().hover()
    await expect(page.getByRole('dialog', { name: 'सेवा के काम' }).getByRole('tab').first()).toHaveText(/अन्नदान/)
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'संपर्क करें' })).toBeVisible()
  })
})

/** A window of its own, in the colours asked for. */
async function inColours(browser: Browser, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
  return context.newPage()
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe on the menu of projects, ${colorScheme}`, async ({ browser }) => {
    const page = await inColours(browser, colorScheme)
    await show(page)
    await projectsItem(page).click()
    await expect(menu(page)).toBeVisible()
    await expectAccessible(page)
    await page.context().close()
  })
