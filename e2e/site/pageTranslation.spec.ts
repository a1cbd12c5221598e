/** A browser's page translator replaces the site's texts. The page survives what React then does with them. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { show } from '../support/sitePages.ts'

/** Does what Google's translator does: each text becomes two <font> elements, texts that appear later included. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const replace = (text: Text): void => {
      if (!text.data.trim() || text.parentElement?.closest('script,style,svg,font')) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `«${text.data}»`
      outer.append(inner)
      text.replaceWith(outer)
    }
    const replaceAll = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      texts.forEach(replace)
    }
    let again: ReturnType<typeof setTimeout> | undefined
    new MutationObserver(() => {
      clearTimeout(again)
      again = setTimeout(replaceAll, 30)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    replaceAll()
  })

test('goes on to work after a translator has replaced its texts: pages, Back, menu, form, dialog and language', async ({
  page,
  dialog,
}) => {
  const main = page.getByRole('main')
  const nav = page.getByRole('banner').getByRole('navigation')
  const heading = page.getByRole('heading', { level: 1 })
  await show(page, '/home')
  const home = (await heading.textContent()) ?? ''
  await translate(page)
  await expect(heading).toHaveText(`«${home}»`)

  await nav.getByRole('link', { name: '«Projects»', exact: true }).click()
  await expect(page).toHaveURL(/\/projects$/)
  const listHeading = heading.filter({ hasNotText: home })
  await expect(listHeading).toHaveText(/^«[^«»]+»$/)
  const list = (await heading.textContent()) ?? ''
  await main
    .getByRole('link', { name: /Annadan, the open kitchen/ })
    .first()
    .click()
  await expect(heading).toHaveText('«Annadan, the open kitchen»')
  await nav.getByRole('link', { name: '«About Us»', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(heading).toHaveText(/^«About[^«»]*»$/)
  await page.goBack()
  await expect(heading).toHaveText('«Annadan, the open kitchen»')
  await page.goBack()
  await expect(heading).toHaveText(list)

  await page.mouse.move(640, 600)
  await nav.getByRole('link', { name: '«Projects»', exact: true }).hover()
  const projects = page.getByRole('dialog')
  await expect(projects.getByRole('tab')).toHaveCount(10)
  await projects.getByRole('tab', { name: '«Riverside School»' }).hover()
  await expect(projects.getByRole('tabpanel', { name: '«Riverside School»' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.move(640, 600)
  await expect(projects).toHaveCount(0)

  // The messages of the form come and go.
  await nav.getByRole('link', { name: '«Contact Us»', exact: true }).click()
  await expect(heading).toHaveText(/^«Contact[^«»]*»$/)
  await main.getByRole('button', { name: '«Send the message»' }).click()
  const mistakes = main.locator('[aria-invalid=true]')
  await expect(mistakes).toHaveCount(4)
  await expect(main.getByText('«Enter your name.»')).toHaveCount(2)
  await mistakes.first().fill('Asha Rao')
  await page.keyboard.press('Tab')
  await expect(mistakes).toHaveCount(3)

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Donate Now/ })
    .click()
  await expect(dialog.root.getByRole('heading', { level: 2 })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.root).toHaveCount(0)

  // Texts beside a number or a picture change alone: their old translation must go.
  await nav.getByRole('link', { name: '«Projects»', exact: true }).click()
  await expect(heading).toHaveText(list)
  await expect(main).toContainText('«donated so far»')
  await page.getByRole('link', { name: /हिन्दी/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(heading).toHaveText(/^«[\u0900-\u097f ]+»$/)
  await expect(page.getByRole('banner').getByRole('link', { name: /दान करें/ })).toBeVisible()
  await expect(page.getByRole('banner')).not.toContainText('Menu')
  await expect(main).not.toContainText('donated so far')
})
