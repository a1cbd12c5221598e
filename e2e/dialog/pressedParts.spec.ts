import { expect, signedIn, test } from '../support/fixtures.ts'
import { goodPicture } from '../support/pictures.ts'
import { roots } from '../support/roots.ts'

const unreached = 'We could not reach the server. Please check your connection and try again.'

test('says beside the picture that its large view did not load, and the next click tries again', async ({ page }) => {
  await page.route('**/LargePictures-*.js', (route) => route.abort())
  await page.goto(`${roots.siteRoot}/photos`)
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
  const picture = page.getByRole('link', { name: /^Enlarge: / }).first()
  await picture.click()
  await expect(page.getByRole('figure').first().getByRole('alert')).toHaveText(unreached)
  await expect(page.getByRole('heading', { level: 1, name: 'Photos' })).toBeVisible()
  await page.unrouteAll()
  await picture.click()
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Next picture' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const path of ['/project-details/1']) {
  test(`says in the large view that a picture did not load, on ${path}`, async ({ page }) => {
    await page.route(/\.(?:webp|jpe?g|png|svg)$/, (route) => route.abort())
    await page.goto(roots.siteRoot + path)
    await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
    const picture = page
      .getByRole('main')
      .getByLabel(/^Enlarge: /)
      .first()
    // Parts below the view hydrate when they are scrolled to. An earlier click follows the link to the picture itself.
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((one) => Object.keys(one).join())).toContain('__reactProps')
    await picture.click()
    await expect(page.getByText('This picture could not be loaded.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('This picture could not be loaded.')).toHaveCount(0)
  })
}

test('keeps what /donate shows if the list of works does not load, and the next click tries again', async ({
  page,
}) => {
  await page.route('**/ProjectList-*.js', (route) => route.abort())
  await page.goto(`${roots.siteRoot}/about`)
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
  await page.getByRole('contentinfo').waitFor()
  // Navigates within the site to the ways without a card, so no dialog is above them.
  await page.evaluate(() => {
    history.pushState(null, '', '/donate?ways=offline')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  const main = page.getByRole('main')
  await expect(main.getByText('The list of projects could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a project to donate to' })).toBeVisible()
  for (const value of ['EXMP0000123', 'kinara@examplebank'])
    await expect(main.getByText(value, { exact: true })).toBeVisible()
  // Also if the parts above have changed their height.
  await expect(main.getByRole('heading', { name: 'Without a card' })).toBeInViewport()
  await page.unrouteAll()
  await main.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(main.getByRole('heading', { name: 'A tree by the river' })).toBeVisible()
  await expect(page.locator('main :focus').getByRole('heading', { name: 'Annadan, the open kitchen' })).toBeInViewport()
})

signedIn(
  'keeps typed text if the code for cutting a picture does not load, and the next choice tries again',
  async ({ page }) => {
    await page.route('**/PictureCrop-*.js', (route) => route.abort())
    await page.goto(`${roots.siteRoot}/profile`)
    const town = page.getByLabel('Town or village')
    await town.fill('Devkinara')
    const file = page.locator('#picture-file')
    await file.setInputFiles(await goodPicture())
    await expect(page.getByRole('alert').filter({ hasText: unreached })).toBeVisible()
    await expect(town).toHaveValue('Devkinara')
    await page.unrouteAll()
    await file.setInputFiles(await goodPicture())
    await expect(page.getByRole('button', { name: 'Use this part' })).toBeVisible()
    await expect(town).toHaveValue('Devkinara')
  },
)

test('remembers a click on Send before the program loads, and then shows what is missing', async ({ page }) => {
  const release: Array<() => void> = []
  const gone = new Promise<void>((resolve) => release.push(resolve))
  await page.route('**/assets/main-*.js', async (route) => {
    await gone
    await route.continue()
  })
  await page.goto(`${roots.siteRoot}/contact`, { waitUntil: 'commit' })
  const started = page.waitForRequest('**/assets/main-*.js')
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Your name').fill('Meera')
  await started
  await form.getByRole('button', { name: 'Send the message' }).click()
  for (const letGo of release) letGo()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('3 things need your attention')
  await expect(form.getByLabel('Your name')).toHaveValue('Meera')
})
