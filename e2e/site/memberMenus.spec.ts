import { maxRetries, storageOf } from '../support/accounts.ts'
import { expectAccessible } from '../support/axe.ts'
import { answerWith } from '../support/faults.ts'
import { expect, test } from '../support/fixtures.ts'
import { roots } from '../support/roots.ts'
import { at, show, bell, person } from '../support/sitePages.ts'

test.describe('the bell', () => {
  test('counts unread ones; View All marks them read, opens the page and confirms it', async ({
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
    await page.keyboard.press('Escape')
    await expect(bell(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await news.getByRole('button', { name: 'View All' }).click()
    await expect(page).toHaveURL(/notifications/)
    await expect(page.getByText('Notifications are marked as read.')).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    const sent = traffic.calls.filter(({ path }) => path === 'notification/read-notification')
    expect(sent).toHaveLength(1)
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ notificationId: expect.any(Number), all: true })
    expect(traffic.urls.some((url) => /read-notification\?notificationId=\d+$/.test(url))).toBe(true)
  })
})

test.describe('the profile menu', () => {
  test('Logout by keyboard removes the four keys, keeps the rest, and opens home', async ({
    page,
    siteDonor,
    traffic,
  }) => {
    await show(page)
    await page.evaluate(() => {
      localStorage.setItem('isPladged', 'true')
      localStorage.setItem('note', 'kept')
    })
    await person(page, siteDonor.fullName).focus()
    await page.keyboard.press('Enter')
    const items = page.getByRole('menu').getByRole('menuitem')
    await expect(items).toHaveText(['Profile', 'My donations', 'Logout', 'Delete account'])
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

  test('Delete account asks twice, keeps the account if that fails, then removes everything', async ({
    page,
    siteDonor,
    request,
    traffic,
  }) => {
    await show(page)
    await page.evaluate(() => localStorage.setItem('note', 'goes'))
    await person(page, siteDonor.fullName).click()
    await page.getByRole('menuitem', { name: 'Delete account' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toHaveAccessibleName('Delete your account?')
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await person(page, siteDonor.fullName).click()
    await page.getByRole('menuitem', { name: 'Delete account' }).click()
    await question.getByRole('button', { name: 'Continue' }).click()
    await expect(question).toHaveAccessibleName('Are you sure?')
    const field = question.getByLabel('E-mail address of this account')
    await expect(field).toBeFocused()
    await field.fill('somebody@example.org')
    await question.getByRole('button', { name: 'Delete for ever' }).click()
    await expect(question.getByText('This is not the e-mail address of this account.')).toBeVisible()
    await expectAccessible(page)
    expect(traffic.count('profile/delete_account')).toBe(0)
    await field.fill(` ${siteDonor.email.toUpperCase()} `)
    await answerWith(page, 'profile/delete_account', { status: 500, times: 1 })
    await page.keyboard.press('Enter')
    await expect(question.getByRole('alert')).toHaveText(/Something went wrong on our side/)
    await expect(page.getByText('Internal server error')).toBeVisible()
    expect(await storageOf(page)).toContain(siteDonor.token)
    await question.getByRole('button', { name: 'Delete for ever' }).click()
    await expect(page).toHaveURL(at('/home'))
    await expect(page.getByText('Your account is deleted. Thank you for all you have given.')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await storageOf(page)).toBe('[]')
    expect(traffic.calls.find(({ path }) => path === 'profile/delete_account')?.body).toBe(String(siteDonor.user.id))
    const { email, password } = siteDonor
    const again = await request.post(`${roots.apiRoot}/login`, { data: { email, password }, maxRetries })
    expect(again.ok()).toBe(false)
  })
})
