import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'

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
