import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { formatDay, indianDay } from '../../shared/date.ts'
import { type Donor, maxRetries } from '../support/accounts.ts'
import { flexibleDonation } from '../support/donations.ts'
import { expect, signedIn } from '../support/fixtures.ts'
import { atGateway, endPayment } from '../support/gatewayPage.ts'
import { roots } from '../support/roots.ts'
import { callAs, control, outboxOf, paidOnline } from '../support/staff.ts'

/** The link in the newest mail with this subject. */
async function mailedLink(request: APIRequestContext, { email }: Donor, subject: string): Promise<string> {
  const answer = await request.get(`${roots.apiRoot}/outbox?format=json`, { maxRetries })
  const { data } = (await answer.json()) as { data: Array<{ to: string; subject: string; text: string }> }
  const mail = data.find((one) => one.to === email && one.subject === subject)
  return /http\S+\/monthly#\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** Agrees at the provider in a UPI app, and returns to the outcome page. */
async function agree(page: Page, today: string): Promise<void> {
  await atGateway(page)
  await expect(page.getByRole('region', { name: /^Paying/ })).toContainText('You agree to later debits')
  await expect(page.getByRole('button', { name: `Pay ${today}` })).toBeVisible()
  await page.getByRole('radio', { name: 'UPI' }).check()
  await endPayment(page, 'success')
  await expect(page.getByRole('region', { name: 'Your monthly donation' })).toContainText('It runs.')
}

const fact = (place: Page | Locator, name: string) =>
  place.locator('dl > div').filter({ hasText: name }).getByRole('definition')

signedIn(
  'gives every month in the dialog, changes it by the link in the mail, agrees to more, and stops it',
  async ({ page, dialog, signedInFirst: donor, request, browser }) => {
    await dialog.openOnSite(`?project=${flexibleDonation.projectId}`)
    await dialog.amount.fill('500')
    await dialog.choosePurpose(flexibleDonation.purpose.title)
    const tick = dialog.root.getByRole('checkbox', {
      name: /^Yes, ₹500 every month, on the .+, until .+, at most ₹15,000$/,
    })
    await expect(tick).not.toBeChecked()
    await tick.check()
    await dialog.continueButton.click()
    await agree(page, '₹500.00')
    await page.getByRole('link', { name: 'See, change or stop it' }).click()
    const first = page.locator('section').filter({ has: page.getByRole('heading', { name: '₹500 for Medical camp' }) })
    await expect(first.getByRole('status')).toHaveText('It runs.')

    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(await mailedLink(request, donor, 'You give ₹500 every month'))
    await expect(stranger.getByText('₹500 for Medical camp, every month.')).toBeVisible()
    expect(stranger.url()).toBe(`${roots.siteRoot}/monthly`)
    const planned = await fact(stranger, 'Next debit').innerText()
    expect(planned).toMatch(/, ₹500$/)
    await stranger.getByText('Change it').click()
    await stranger.getByRole('button', { name: 'Skip the next debit' }).click()
    await expect(fact(stranger, 'Next debit')).not.toHaveText(planned)
    await stranger.getByLabel('Smaller amount each month, in rupees').fill('300')
    await stranger.getByRole('button', { name: 'Give less' }).click()
    await expect(fact(stranger, 'Next debit')).toHaveText(/, ₹300$/)
    const until = indianDay(new Date(Date.now() + 100 * 86_400_000))
    const pause = stranger.getByRole('form', { name: 'Pause until' })
    await pause.getByLabel('Day').fill(until.slice(8))
    await pause.getByLabel('Month').selectOption({ index: Number(until.slice(5, 7)) })
    await pause.getByLabel('Year').fill(until.slice(0, 4))
    await pause.getByRole('button').click()
    await expect(stranger.getByText(`It is paused until ${formatDay(until, 'en')}.`)).toBeVisible()
    await expect(stranger.getByRole('link', { name: 'Sign in for more, or another day' })).toBeVisible()

    // The page was open before, so it shows what another window has changed.
    await page.reload()
    const smaller = page.getByRole('heading', { name: '₹300 for Medical camp' })
    const old = page.locator('section').filter({ has: smaller })
    await old.getByText('Change it').click()
    await old.getByLabel('Amount each month, in rupees', { exact: true }).fill('800')
    await old.getByRole('button', { name: 'Continue to my bank' }).click()
    await agree(page, '₹1.00')
    await control(request, { act: 'job', name: 'mandates' })
    await page.goto(`${roots.siteRoot}/monthly`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'for Medical camp' })).toHaveText([
      '₹800 for Medical camp',
      '₹300 for Medical camp',
    ])
    await expect(page.getByRole('main').getByRole('status')).toHaveText([/^It runs/, /^It has ended/])

    const link = await mailedLink(request, donor, 'You give ₹800 every month')
    await stranger.goto('about:blank')
    await stranger.goto(link)
    await stranger.getByRole('button', { name: 'Stop' }).click()
    await stranger.getByRole('button', { name: 'Yes, stop it' }).click()
    await expect(stranger.getByRole('status')).toHaveText(/^We have asked your bank to end it/)
    await control(request, { act: 'job', name: 'mandates' })
    await stranger.goto('about:blank')
    await stranger.goto(link)
    await expect(stranger.getByRole('status')).toHaveText(/^It has ended/)
    const subjects = await outboxOf(stranger, donor.email)
    expect(subjects.filter((subject) => subject === 'Your monthly donation has ended')).toHaveLength(2)
    await stranger.context().close()
  },
)

signedIn(
  'is asked on the outcome page to make a donation monthly, and not again',
  async ({ page, signedInFirst: donor, request }) => {
    const question = page.getByRole('region', { name: 'Make this monthly?' })
    const visit = async () => {
      await page.goto(`${roots.siteRoot}/payment-success?txnid=${await paidOnline(request, donor, 700)}`)
      await expect(question).toContainText('Give ₹700 for Medical camp every month.')
    }
    await visit()
    await question.getByRole('button', { name: 'Yes, every month' }).click()
    await expect(question.getByText(/^Yes, ₹700 every month, on the .+, at most ₹15,000$/)).toBeVisible()
    await question.getByRole('button', { name: 'Continue to my bank' }).click()
    await agree(page, '₹1.00')

    // Who gives monthly already is not asked again.
    await page.goto(`${roots.siteRoot}/payment-success?txnid=${await paidOnline(request, donor, 700)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your donation has arrived')
    await expect(page.getByRole('link', { name: 'Open the receipt' })).toBeVisible()
    await expect(question).toBeHidden()
  },
)

signedIn(
  'makes a donation monthly by net banking: nothing is paid, and it lives once the bank has registered it',
  async ({ page, signedInFirst: donor, request }) => {
    const txnId = await paidOnline(request, donor, 700)
    const received = async () => (await callAs(request, donor, 'donation')).text()
    await page.goto(`${roots.siteRoot}/payment-success?txnid=${txnId}`)
    const question = page.getByRole('region', { name: 'Make this monthly?' })
    await question.getByRole('button', { name: 'Yes, every month' }).click()
    await question.getByLabel('How your bank debits it').selectOption('Net banking')
    await expect(question).toContainText('₹0 is debited today, so there is no receipt.')
    const [donations, mails] = [await received(), await outboxOf(page, donor.email)]
    await question.getByRole('button', { name: 'Continue to my bank' }).click()

    await atGateway(page)
    const agreement = page.getByRole('region', { name: /^Paying/ })
    await expect(agreement).toContainText('You agree to later debits')
    await expect(fact(agreement, 'Today')).toHaveText('₹0.00')
    await expect(fact(agreement, 'Ways')).toHaveText('net banking')
    await page.getByRole('radio', { name: 'Net banking' }).check()
    const registered = await fact(agreement, 'Transaction').innerText()
    await endPayment(page, 'success')

    await page.waitForURL(`${roots.siteRoot}/monthly*`)
    const own = page.locator('section').filter({ has: page.getByRole('heading', { name: '₹700 for Medical camp' }) })
    await expect(own.getByRole('status')).toHaveText('It is being set up at your bank.')
    const next = await fact(own, 'Next debit').innerText()
    expect(next).toMatch(/, ₹700$/)

    const sent = { form: { mandate: 'register', webhook: 'never' } }
    expect((await request.post(`${roots.gatewayRoot}/sandbox/payments/${registered}/mandate`, sent)).ok()).toBe(true)
    await control(request, { act: 'ask-registrations' })
    await page.reload()
    await expect(own.getByRole('status')).toHaveText('It runs.')
    await expect(fact(own, 'Next debit')).toHaveText(next)
    expect(await received()).toBe(donations)
    expect(await outboxOf(page, donor.email)).toEqual([...mails, 'You give ₹700 every month'])
  },
)
