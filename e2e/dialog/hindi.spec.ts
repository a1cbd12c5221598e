import { expect, signedIn, test } from '../support/fixtures.ts'
import { endPayment } from '../support/gatewayPage.ts'
import { roots } from '../support/roots.ts'

signedIn('shows everything up to the outcome in Hindi, whatever was chosen before', async ({ page, dialog }) => {
  await page.context().addCookies([{ name: 'siteLanguage', value: 'en', url: roots.siteRoot }])
  await dialog.openOnPartner({ projectId: 1 }, '?lang=hi')
  const { root } = dialog
  await expect(root).toHaveAccessibleName('अन्नदान: खुली रसोई के लिए दान करें')
  await expect(root).toHaveAttribute('lang', 'hi')
  await expect(root).toHaveAttribute('dir', 'ltr')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  const go = root.getByRole('button', { name: 'आगे बढ़ें' })
  await go.click()
  await expect(dialog.toast.locator('p')).toHaveText('उद्देश्य चुनें')
  await expect(dialog.root.locator('.scroll .error')).toHaveText('कोई उद्देश्य नहीं चुना गया है।')
  await root.getByRole('button', { name: 'एक और: चावल की एक बोरी, 25 किलो' }).click()
  await expect(dialog.total).toHaveText('₹1,310')
  await dialog.choosePurpose('जन्मदिन या वर्षगाँठ')
  await go.click()
  await expect(root.getByRole('heading', { name: 'दान के लिए लॉगिन करें' })).toBeVisible()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    root.getByRole('button', { name: 'लॉगिन की विंडो खोलें' }).click(),
  ])
  await expect(popup.locator('html')).toHaveAttribute('lang', 'hi')
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: /Meera/ }).click()
  await closed
  await expect(root.getByRole('heading', { name: 'आपको सुरक्षित भुगतान पेज पर ले जा रहे हैं' })).toBeVisible()
  await endPayment(page, 'success')
  await page.waitForURL(/payment-success/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByText('₹1,310', { exact: true })).toBeVisible()
  await expect(page.getByText('अन्नदान: खुली रसोई')).toBeVisible()
  await expect(page.getByText('जन्मदिन या वर्षगाँठ', { exact: true })).toBeVisible()
  // The reader's own choice stays.
  await page.goto(`${roots.siteRoot}/about`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('leaves no English word in the Hindi dialog', async ({ page, dialog }) => {
  for (const projectId of [1, 4, 7]) {
    await dialog.openOnPartner({ projectId }, '?lang=hi')
    await expect(dialog.root.getByRole('button', { name: 'आगे बढ़ें' })).toBeVisible()
    await expect(dialog.root.locator('.contact')).toBeAttached()
    const latin = await dialog.root.evaluate((root) =>
      (root as HTMLElement).innerText
        .split('\n')
        // Names are not translated: the trust, the payment company, UPI.
        .map((line) => line.replace(/Kinara Seva Nyas|PayU|UPI/g, ''))
        .filter((line) => /[A-Za-z]{3}/.test(line) && !/@|example\.org/.test(line)),
    )
    expect(latin).toEqual([])
    await expect(dialog.root.getByRole('button', { name: 'बंद करें' })).toBeVisible()
  }
  expect(page.url()).toContain('lang=hi')
})

test('uses the page’s language if the tag names none', async ({ page, dialog }) => {
  // The test changed the page's answer, so the browser no longer counts it as local. The API is local and needs this permission.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${roots.partnerRoot}/`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('<html lang="en">', '<html lang="hi-IN" dir="rtl">'),
    })
  })
  await dialog.openOnPartner({ projectId: 4 })
  await expect(dialog.root).toHaveAttribute('lang', 'hi')
  await expect(dialog.root).toHaveAttribute('dir', 'ltr')
  await expect(dialog.root.getByRole('button', { name: 'आगे बढ़ें' })).toBeVisible()
})
