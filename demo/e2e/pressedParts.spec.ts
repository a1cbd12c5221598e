import { expect, signedIn, test } from './fixtures.ts'
import { goodPicture } from './pictures.ts'
import { roots } from './roots.ts'

const unreached = 'We could not reach the server. Please check your connection and try again.'

test('the large view of pictures does not come: said beside the picture, and the next press asks again', async ({
  page,
}) => {
  await page.route('**/AlbumLightbox-*.js', (route) => route.abort())
  await page.goto(`${roots.siteRoot}/photos`)
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
  const picture = page.getByRole('button', { name: /^Enlarge: / }).first()
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

signedIn(
  'the cutting of a picture does not come: what was typed stays, and the next choice asks again',
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
