import { expect, test } from '../support/fixtures.ts'
import { addNewcomer, newEmail, signInByCode } from '../support/signIn.ts'
import { roots } from '../support/roots.ts'
import type { BrowserContext, Page } from '@playwright/test'

/** The effort of a donation for the donor: presses and typed fields from a project's page to the provider. */
interface Effort {
  presses: number
  fields: number
}

/** The donor: without an account, signed out, or signed in. */
type Donor = 'new' | 'returning' | 'signedIn'

/** The most that each may need. */
const limits: Readonly<Record<Donor, Effort>> = {
  // One of them answers the question that the law asks once (decision 052).
  new: { presses: 6, fields: 4 },
  returning: { presses: 4, fields: 2 },
  signedIn: { presses: 3, fields: 0 },
}

const account = { email: 'asha@example.org', password: 'Namaste#2025' }

/** Counts in every page of the context: the events that the browser delivers, not those that the test intends. */
async function countIn(context: BrowserContext): Promise<Effort> {
  const effort: Effort = { presses: 0, fields: 0 }
  const typed = new Set<string>()
  await context.exposeFunction('countEffort', (what: string) => {
    if (what === 'press') effort.presses++
    else typed.add(what)
    effort.fields = typed.size
  })
  await context.addInitScript(() => {
    const tell = (what: string) =>
      void (window as unknown as { countEffort(what: string): Promise<void> }).countEffort(what)
    const target = (event: Event) => event.composedPath()[0]
    addEventListener('pointerdown', () => tell('press'), true)
    addEventListener('keydown', (event) => event.key === 'Enter' && tell('press'), true)
    addEventListener(
      'input',
      (event) => {
        const field = target(event)
        const isText = field instanceof HTMLInputElement && !['radio', 'checkbox', 'range'].includes(field.type)
        if (isText) tell(`${location.pathname} ${field.id}`)
        // A native list takes one press to open it and another to choose; the page gets neither.
        if (field instanceof HTMLSelectElement) {
          tell('press')
          tell('press')
        }
      },
      true,
    )
  })
  return effort
}

/** A project's page, the suggested amount, its first purpose, CONTINUE. */
async function choose(page: Page, siteRoot: string): Promise<void> {
  await page.goto(`${siteRoot}/project-details/4`)
  // Waits for the page, as a donor does. An earlier press would open the donation page.
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('link', { name: 'Donate Now', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'CONTINUE' })
  await next.waitFor()
  await dialog.getByRole('radiogroup', { name: 'Purpose of Donation' }).locator('label').first().click()
  await next.click()
}

/** With a mailed code. The typed address, the code, and what a newcomer adds are fields; the sixth digit is no press. */
async function signIn(page: Page, donor: Donor, newEmail: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await signInByCode(dialog, page.request, donor === 'new' ? newEmail : account.email)
  if (donor !== 'new') return
  await addNewcomer(dialog)
  await dialog.getByRole('button', { name: 'I am an Indian citizen' }).click()
}

/**
 * Donates once, up to the provider's page.
 *
 * @param newEmail address of an account that does not exist yet
 */
async function donateCounted(
  page: Page,
  roots: { siteRoot: string; gatewayRoot: string },
  donor: Donor,
  newEmail: string,
): Promise<Effort> {
  if (donor === 'signedIn') {
    await page.goto(`${roots.siteRoot}/login?next=/home`)
    await page.getByLabel('E-mail').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(`${roots.siteRoot}/home`)
  }
  const effort = await countIn(page.context())
  await choose(page, roots.siteRoot)
  if (donor !== 'signedIn') await signIn(page, donor, newEmail)
  await page.waitForURL(`${roots.gatewayRoot}/pay/**`)
  return effort
}

for (const donor of ['new', 'returning', 'signedIn'] as const satisfies Donor[]) {
  const { presses, fields } = limits[donor]
  test(`a donor (${donor}) reaches the provider from a project’s page in ${presses} presses and ${fields} typed fields`, async ({
    page,
  }) => {
    const effort = await donateCounted(page, roots, donor, newEmail())
    expect(effort).toEqual({ presses, fields })
  })
}
