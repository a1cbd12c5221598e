import { form as en } from '../../shared/texts/en/form.ts'
import { form as hi } from '../../shared/texts/hi/form.ts'
import { expect, test } from '../support/fixtures.ts'
import { hold } from '../support/faults.ts'

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const
const languages = {
  en: [en, 'Paid through PayU: UPI, card or net banking.', 'Mistyped? Tell us within 15 days: we correct it.'],
  hi: [hi, 'भुगतान PayU से: UPI, कार्ड या नेट बैंकिंग।', 'राशि ग़लत? 15 दिन में बताएँ, हम सुधारेंगे।'],
} as const

for (const [size, viewport] of Object.entries(sizes)) {
  for (const [lang, [t, ...sentences]] of Object.entries(languages)) {
    test(`shows the provider and the promise above CONTINUE, in view and without moving anything: ${size}, ${lang}`, async ({
      dialog,
      page,
    }) => {
      await page.setViewportSize(viewport)
      const { asked, letGo } = await hold(page, 'get-contact-details')
      await dialog.openOnPartner({ projectId: 4 }, `?lang=${lang}`)
      const go = dialog.root.getByRole('button', { name: t.continue })
      await asked
      const places = () =>
        Promise.all([go, dialog.total, dialog.root.locator('.scroll')].map((part) => part.boundingBox()))
      const before = await places()
      letGo()
      for (const sentence of sentences) await expect(dialog.root.getByText(sentence)).toBeInViewport({ ratio: 1 })
      expect(await places()).toEqual(before)
    })
  }
}
