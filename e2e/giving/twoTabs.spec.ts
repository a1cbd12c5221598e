import { maxRetries, newDonor, signInOnSite, storageOf } from '../support/accounts.ts'
import { answerWith, ended } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'
import { fillLogin } from '../support/signIn.ts'
import { at, show, bell, person } from '../support/sitePages.ts'

/** Whether a press in the middle of an element is a press on it. */
const isPressed = (element: Element): boolean => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test.describe('two tabs', () => {
  test('signing out in one opens home there, signs out the other, and closes pages that need a login', async ({
    context,
    page,
    siteDonor,
  }) => {
    const other = await context.newPage()
    await other.goto(at('/donation'))
    await expect(person(other, siteDonor.fullName)).toBeVisible()
    await page.goto(at('/donation'))
    await person(page, siteDonor.fullName).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    // Not the sign-in, although this page needs it.
    await expect(page).toHaveURL(at('/home'))
    await expect(other).toHaveURL(/login/)
    await expect(other.getByRole('banner').getByRole('button', { name: /your account/ })).toHaveCount(0)
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
    const latest = await request.get(`${roots.apiRoot}/notification`, { headers, maxRetries })
    const { data } = (await latest.json()) as { data: { rows: Array<{ id: number }> } }
    const notificationId = data.rows[0]?.id
    await request.post(`${roots.apiRoot}/notification/read-notification`, {
      headers,
      data: { notificationId },
      maxRetries,
    })
    await signInOnSite(context, somebody)
    await expect(person(page, somebody.fullName)).toBeVisible()
    await expect(person(page, siteDonor.fullName)).toHaveCount(0)
    await expect(bell(page)).toHaveAccessibleName('Notifications')
  })
})

test.describe('the error catalogue', () => {
  test('401 clears the storage, warns, opens /login, and returns after signing in', async ({ page, siteDonor }) => {
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

  test('500 of a page’s calls shows one toast and a message in place, and blames no connection', async ({ page }) => {
    for (const path of ['blog?*', 'get-pages-banner?*', 'project?*']) await answerWith(page, path, { status: 500 })
    await show(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Insights & Upcoming Highlights' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).hover()
    await expect(page.getByText('Internal server error')).toHaveCount(1)
    await expect(page.getByText('Server Error', { exact: true })).toHaveCount(1)
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Something went wrong on our side')
    await expect(alert).not.toContainText('connection')
    await expect(page.getByText('Internal server error')).toHaveCount(1)
  })

  test('500 shows the toast for three seconds, and it is in nobody’s way', async ({ page, siteDonor }) => {
    expect(siteDonor.token).not.toBe('')
    await answerWith(page, 'notification/read-notification?*', { status: 500 })
    await show(page)
    await bell(page).click()
    await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'View All' }).click()
    const toast = page.getByText('Internal server error')
    await expect(toast).toBeVisible()
    const since = Date.now()
    // It gives way to what is below it, and does not wait for the pointer to leave.
    await toast.hover({ force: true })
    expect(await toast.evaluate(isPressed)).toBe(false)
    await expect(toast).toHaveCount(0)
    expect(Date.now() - since).toBeGreaterThan(2000)
    expect(Date.now() - since).toBeLessThan(5000)
  })
})
