import type { Donor } from '../support/accounts.ts'
import { storageOf } from '../support/accounts.ts'
import { expectChoices } from '../support/arrive.ts'
import type { Dialog } from '../support/dialog.ts'
import { expect, signedIn, test } from '../support/fixtures.ts'
import { atGateway } from '../support/gatewayPage.ts'
import { flexibleDonation } from '../support/donations.ts'
import {
  addNewcomer,
  fillLogin,
  openPopup,
  signInByCode,
  signInByPopup,
  newEmail,
  providerWindow,
  typePerson,
} from '../support/signIn.ts'
import { roots } from '../support/roots.ts'

async function toSignIn(dialog: Dialog): Promise<void> {
  await dialog.openOnPartner({ projectId: flexibleDonation.projectId })
  await flexibleDonation.choose(dialog)
  await dialog.continueButton.click()
  await expect(dialog.root.getByRole('heading', { name: 'Sign in to give' })).toBeVisible()
}

const waiting = 'Please sign in in the window that has opened.'

test('the window names the partner, and hands over a token that storage and address never hold', async ({
  dialog,
  page,
  donor,
  traffic,
}) => {
  await page.addInitScript(() => {
    addEventListener('message', (event: MessageEvent<unknown>) => {
      const heard = JSON.parse(sessionStorage.getItem('heard') ?? '[]') as unknown[]
      sessionStorage.setItem('heard', JSON.stringify([...heard, event.data]))
    })
  })
  await toSignIn(dialog)
  const before = await storageOf(page)
  const popup = await openPopup(dialog)
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Sign in to give on the page of Meghdoot Pumps Ltd')
  await expect(popup.getByText(roots.partnerRoot, { exact: true })).toBeVisible()
  await expect(dialog.root.getByText(waiting)).toBeVisible()
  await fillLogin(popup, donor)
  await popup.getByRole('button', { name: 'Sign in and continue' }).click()
  await expectChoices(flexibleDonation, dialog)
  const heard = await page.evaluate(() => sessionStorage.getItem('heard') ?? '')
  const token = /"token":"([^"]+)"/.exec(heard)?.[1] ?? ''
  expect(token.length).toBeGreaterThan(20)
  expect(token).not.toBe(donor.token)
  for (const personal of [donor.email, donor.fullName, donor.contactNo]) expect(heard).not.toContain(personal)
  expect(await storageOf(page)).toBe(before)
  expect(page.url()).toBe(`${roots.partnerRoot}/`)
  expect(traffic.urls.filter((url) => url.includes(token))).toEqual([])
})

test('a newcomer signs in by code in the window, and the waiting donation continues', async ({ dialog, page }) => {
  await toSignIn(dialog)
  const popup = await openPopup(dialog)
  await signInByCode(popup, page.request, newEmail())
  const closed = popup.waitForEvent('close')
  await addNewcomer(popup)
  await closed
  await dialog.declareCitizen()
  await atGateway(page)
})

test('the partner’s page never holds name, e-mail or phone in its document, storage or events', async ({
  dialog,
  page,
  donor,
}) => {
  await page.addInitScript(() => {
    const names = 'ready open project submit recorded handover close login-required error'.split(' ')
    for (const name of names)
      addEventListener(`donate:${name}`, (event) => {
        const line = `${name} ${JSON.stringify((event as CustomEvent<unknown>).detail)}\n`
        sessionStorage.setItem('events', (sessionStorage.getItem('events') ?? '') + line)
      })
  })
  await toSignIn(dialog)
  await dialog.root.getByRole('button', { name: /Back/ }).click()
  await signInByPopup(dialog, donor)
  await expect(dialog.root.getByText('Taking you to the secure payment page')).toBeVisible()
  const held = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot?.innerHTML ?? [])
    const page = [document.documentElement.outerHTML, ...roots, document.title, document.cookie, location.href]
    return [...page, JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].join('\n')
  })
  expect(held).toContain('₹1,25,000')
  expect(held).toMatch(/recorded {\\?"projectId/)
  const { email, fullName, contactNo } = donor
  for (const personal of [email, fullName, fullName.split(' ')[1] ?? '', contactNo, contactNo.replace(' ', '')])
    expect(held).not.toContain(personal)
})

/** Waits for the question that a new donor gets, and returns to the form. */
async function backFromQuestion(dialog: Dialog): Promise<void> {
  await expect(dialog.root.getByRole('button', { name: 'I am an Indian citizen' })).toBeVisible()
  await dialog.root.getByRole('button', { name: /Back/ }).click()
}

test('the window can create an account', async ({ dialog, donor }: { dialog: Dialog; donor: Donor }) => {
  await toSignIn(dialog)
  const popup = await openPopup(dialog)
  await popup.getByRole('button', { name: 'New here? Create an account' }).click()
  await popup.getByLabel('Full name').fill('Kavi Namuna')
  await popup.getByLabel('E-mail').fill(donor.email.replace('meera', 'kavi'))
  await popup.getByLabel('Mobile number').fill('90000 00418')
  await popup.getByLabel('Password', { exact: true }).fill('Ghat-par-diya-418')
  await popup.getByRole('button', { name: 'Create account and continue' }).click()
  await backFromQuestion(dialog)
  await expectChoices(flexibleDonation, dialog)
})

test('a provider’s button works in the window, and tells the page nothing about the person', async ({
  dialog,
  page,
  traffic,
}) => {
  await toSignIn(dialog)
  const popup = await openPopup(dialog)
  const closed = popup.waitForEvent('close')
  await typePerson(await providerWindow(popup, 'Sign in with Google'), 'Noor Namuna', newEmail())
  await closed
  await backFromQuestion(dialog)
  await expectChoices(flexibleDonation, dialog)
  expect(traffic.count('register/social')).toBe(1)
  expect(traffic.count('donation/partner-token')).toBe(1)
  const held = await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify({ ...localStorage }))
  expect(held).not.toMatch(/Noor|noor\./)
})

test('the window refuses a provider sign-in with the address of an existing account', async ({
  dialog,
  donor,
  traffic,
}) => {
  await toSignIn(dialog)
  const popup = await openPopup(dialog)
  await typePerson(await providerWindow(popup, 'Sign in with Google'), 'Somebody', donor.email)
  await expect(popup.getByRole('alert')).toContainText('There is an account with this e-mail address already')
  expect(traffic.count('donation/partner-token')).toBe(0)
  await fillLogin(popup, donor)
  await popup.getByRole('button', { name: 'Sign in and continue' }).click()
  await expectChoices(flexibleDonation, dialog)
})

test('no line of the window ends in the middle of a word, however narrow it is', async ({ dialog }) => {
  await toSignIn(dialog)
  const popup = await openPopup(dialog)
  const knows = popup.getByText('It never sees your name')
  for (let width = 320; width <= 440; width += 8) {
    await popup.setViewportSize({ width, height: 740 })
    const lines = await knows.evaluate((element) => {
      const text = element.firstChild as Text
      const range = document.createRange()
      const from = text.data.indexOf('e-')
      range.setStart(text, from)
      range.setEnd(text, text.data.indexOf(' ', from))
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect([width, lines]).toEqual([width, 1])
  }
})

signedIn('the window shows its button when the monthly offer above it is known', async ({ dialog, page }) => {
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await toSignIn(dialog)
  await page.context().route('**/get-contact-details*', async (route) => {
    await held
    await route.fallback()
  })
  const popup = await openPopup(dialog)
  await popup.getByText(roots.partnerRoot, { exact: true }).waitFor()
  const press = popup.locator('button', { hasText: 'Continue as Meera' })
  await expect(press).toBeAttached()
  await expect(press).toBeHidden()
  answer()
  await expect(press).toBeVisible()
  await expect(popup.getByRole('checkbox', { name: /every month/ })).toBeVisible()
})
