import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { roots } from './roots.ts'

export const at = (path: string): string => `${roots.siteRoot}${path}`

export async function show(page: Page, path = '/about'): Promise<void> {
  await page.goto(at(path))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Waits for hydration, so that a click on a prerendered control works.
  await page.waitForLoadState('networkidle')
}

/** The item in the header, and the button of its menu. */
export const projectsItem = (page: Page) =>
  page.getByRole('banner').getByRole('navigation').getByRole('link', { name: 'Projects', exact: true })
export const projectsButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Acts of Kindness' })
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Acts of Kindness' })
export const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
export const person = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: `${name}, your account` })
export const focused = (page: Page) => page.locator(':focus')
