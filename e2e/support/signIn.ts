import { expect, type Page } from '@playwright/test'
import type { Donor } from './accounts.ts'
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

/** An address that has no account yet. */
export const newEmail = (): string => `noor.${randomBytes(6).toString('hex')}@example.org`
