import { expect, type Locator, type Page } from '@playwright/test'
import type { OpenRequest } from '../../widget/publicApi.ts'
import { roots } from './roots.ts'

/** The donation dialog as a donor sees it: found by role, label and text only. */
export class Dialog {
  readonly page: Page
  readonly root: Locator

  /** @param root the form's element if it is not the dialog: `<donate-form>` in the page */
  constructor(page: Page, root: Locator = page.getByRole('dialog')) {
    this.page = page
    this.root = root
  }

  get project(): Locator {
    return this.root.getByLabel('Project', { exact: true })
  }
  /** The list of purposes. With few of them, as in all projects of the demo, they are radio buttons. */
  get purpose(): Locator {
    return this.root.getByRole('radiogroup', { name: /^(?:Purpose of Donation|दान का उद्देश्य)$/ })
  }
  /** Its `value` is the purpose's id. */
  get chosenPurpose(): Locator {
    return this.purpose.locator(':checked')
  }
  get amount(): Locator {
    return this.root.getByLabel('Amount in rupees')
  }
  get total(): Locator {
    return this.root.locator('.total b')
  }
  get continueButton(): Locator {
    return this.root.getByRole('button', { name: 'CONTINUE' })
  }
  get close(): Locator {
    return this.root.getByRole('button', { name: 'Close' })
  }
  get toast(): Locator {
    return this.root.locator('.toast')
  }
  /** The loader over the form. */
  get veil(): Locator {
    return this.root.locator('.veil')
  }

  /** Answers the question before the first donation. */
  async declareCitizen(): Promise<void> {
    await this.root.getByRole('button', { name: 'I am an Indian citizen' }).click()
  }

  /** Opens the dialog on the partner's page through the script API. @param search of the page, e.g. `?lang=hi` */
  async openOnPartner(request: OpenRequest = {}, search = ''): Promise<void> {
    await this.page.goto(`${roots.partnerRoot}/${search}`)
    await this.open(request)
  }

  /** @param search of the site's `/donate`, e.g. `?project=4` */
  async openOnSite(search = ''): Promise<void> {
    await this.page.goto(`${roots.siteRoot}/donate${search}`)
    await expect(this.root).toBeVisible()
  }

  async open(request: OpenRequest = {}): Promise<void> {
    await this.page.waitForFunction(() => window.DonateWidget !== undefined)
    await this.page.evaluate((given) => window.DonateWidget?.open?.(given), request)
    await expect(this.root).toBeVisible()
  }

  /** @param title the first one by default */
  async choosePurpose(title?: string): Promise<void> {
    const choices = this.purpose.getByRole('radio')
    await (title === undefined ? choices.first() : this.purpose.getByRole('radio', { name: title })).check()
  }

  /** Gives in honour of somebody. */
  async giveInName(name: string): Promise<void> {
    await this.root.getByRole('button', { name: 'Give in somebody’s name' }).click()
    await this.root.getByLabel('Whose name').fill(name)
  }

  async more(what: string, times = 1): Promise<void> {
    for (let n = 0; n < times; n++) await this.root.getByRole('button', { name: `One more: ${what}` }).click()
  }

  /** Waits for what CONTINUE needs: the block at the form's end loads with it. */
  async settled(): Promise<void> {
    await expect(this.continueButton).toBeVisible()
    await expect(this.root.getByRole('region', { name: 'Questions about your donation?' })).toBeAttached()
  }

  /** Expects a warning about a field, letter by letter: its title as a toast, its sentence at the field. */
  async expectWarning(title: string, text: string): Promise<void> {
    await expect(this.toast.locator('p')).toHaveText(title)
    await expect(this.toast).toHaveAttribute('role', 'alert')
    await expect(this.root.locator('.scroll .error')).toHaveText(text)
  }

  /** Expects a toast inside the dialog, letter by letter. */
  async expectToast(title: string, text: string): Promise<void> {
    await expect(this.toast.locator('b')).toHaveText(title)
    await expect(this.toast.locator('p')).toHaveText(title + text)
    await expect(this.toast).toHaveAttribute('role', 'alert')
  }
}
