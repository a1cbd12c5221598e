import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { type Donor, maxRetries } from './accounts.ts'
import { roots } from './roots.ts'
import type { Dialog } from './dialog.ts'
import { randomBytes } from 'node:crypto'

/** Opens the trust's sign-in window from the dialog's sign-in panel. */
export async function openPopup(dialog: Dialog): Promise<Page> {
  const [popup] = await Promise.all([
    dialog.page.waitForEvent('popup'),
    dialog.root.getByRole('button', { name: 'Open the sign-in window' }).click(),
  ])
  return popup
}

/** Clicks CONTINUE and signs in in the trust's window with e-mail and password, which continues to the payment. */
export async function signInByPopup(dialog: Dialog, donor: Donor): Promise<void> {
  await dialog.continueButton.click()
  const popup = await openPopup(dialog)
  await fillLogin(popup, donor)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Sign in and continue' }).click()
  await closed
}

/** Lets a donor who is signed in on the trust's site permit the page to record a donation. One permission is good for one donation. */
export async function permit(dialog: Dialog): Promise<void> {
  const popup = await openPopup(dialog)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Continue as Meera' }).click()
  await closed
}

/** The same for a donor who is signed in on the trust's site already. */
export async function continueByPopup(dialog: Dialog): Promise<void> {
  await dialog.continueButton.click()
  await permit(dialog)
}

/**
 * Signs in on a foreign page before CONTINUE. A call answers as if an earlier session had ended, so the dialog asks to sign in while the donor still chooses.
 * Then nothing continues by itself: CONTINUE is the next step.
 */
export async function signInAhead(dialog: Dialog): Promise<void> {
  await permit(dialog)
  await expectSignedIn(dialog)
}

export async function expectSignedIn(dialog: Dialog): Promise<void> {
  await expect(dialog.root.getByText('You are signed in. Press CONTINUE to go on.')).toBeVisible()
}

export async function fillLogin(page: Page, { email, password }: Donor): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** Clicks a provider's button, and returns its window. */
export async function providerWindow(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()])
  return popup
}

/** Signs in as somebody whom the provider does not know yet. */
export async function typePerson(popup: Page, name: string, email: string): Promise<void> {
  await popup.getByText('Somebody else').click()
  await popup.getByLabel('Name').fill(name)
  await popup.getByLabel('E-mail').fill(email)
  await popup.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** The code of the newest mail to an address, in the demo's outbox. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const answer = await request.get(`${roots.apiRoot}/outbox?format=json`, { maxRetries })
    const { data } = (await answer.json()) as { data: Array<{ to: string; subject: string }> }
    code = /\d{6}/.exec(data.find(({ to }) => to === email)?.subject ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass()
  return code
}

/** Asks for a code in a form of the trust, and types it. The sixth digit sends it. */
export async function signInByCode(place: Page | Locator, request: APIRequestContext, email: string): Promise<void> {
  await place.getByLabel('E-mail').fill(email)
  await place.getByRole('button', { name: 'Send me a code' }).click()
  await expect(place.getByLabel('Code', { exact: true })).toBeFocused()
  await place.getByLabel('Code', { exact: true }).fill(await mailedCode(request, email))
}

/** What a newcomer adds to the code. */
export async function addNewcomer(place: Page | Locator): Promise<void> {
  await expect(place.getByLabel('Full name')).toBeFocused()
  await place.getByLabel('Full name').fill('Noor Namuna')
  await place.getByLabel('Mobile number', { exact: true }).fill('90000 00418')
  await place.getByRole('button', { name: 'Create account and continue' }).click()
}

/** An address that has no account yet. */
export const newEmail = (): string => `noor.${randomBytes(6).toString('hex')}@example.org`
