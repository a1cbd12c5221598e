import { everyEngine, type Visitor } from '../engines/visitor.ts'
import { donationsOf } from '../support/accounts.ts'
import { flexibleDonation, itemDonation as donation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { expect, test, heard } from './fixtures.ts'
import { askToSignIn, choose, atProvider, openForm, pay, signInByPopup } from './form.ts'
import { strictPolicy } from '../support/policies.ts'

/** Every part of the form that loads by itself, and no violation. */
async function useForm(visitor: Visitor): Promise<void> {
  await openForm(visitor, { projectId: donation.projectId })
  await expect.poll(() => firstPicture(visitor)).toBeGreaterThan(0)
  await choose(visitor, donation)
  await visitor.click('dialog >> button:has-text("Other ways to give")')
  await visitor.waitFor('dialog >> :has-text("EXMP0000123")')
  await visitor.click('dialog >> button:has-text("Back")')
  expect(await heard(visitor)).toEqual({ errors: [], warnings: [], violations: [] })
}

test(
  'runs without a violation under a policy with a nonce and strict-dynamic, with Trusted Types enforced: to the outcome in Chromium, to the sign-in elsewhere',
  everyEngine,
  async ({ visitor, visit, reports, donor, request }) => {
    await visit('plain', { policy: strictPolicy({ 'script-src': "'nonce-{{nonce}}' 'strict-dynamic'" }) })
    await useForm(visitor)
    if (visitor.engine === 'chromium') {
      await signInByPopup(visitor, donor)
      await atProvider(visitor)
      await pay(visitor)
      expect(await donationsOf(request, donor)).toMatchObject([{ amount: donation.amount, payment_status: 'success' }])
    } else await askToSignIn(visitor)
    expect(await reports()).toEqual([])
    expect(visitor.errors).toEqual([])
  },
)

for (const [name, scripts, widget] of [
  ['a nonce', "'nonce-{{nonce}}'", undefined],
  [
    "the trust's site by its origin",
    "'nonce-{{nonce}}' {{siteRoot}}",
    '<script async src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}"></script>',
  ],
] as const) {
  test(`shows the whole form and asks to sign in without a violation under a policy that allows ${name}`, async ({
    visitor,
    visit,
    reports,
  }) => {
    await visit('plain', { policy: strictPolicy({ 'script-src': scripts }), ...(widget && { widget }) })
    await useForm(visitor)
    await askToSignIn(visitor)
    expect(await reports()).toEqual([])
    expect(visitor.errors).toEqual([])
  })
}

const firstPicture = (visitor: Visitor): Promise<number> =>
  visitor.inspect('dialog >> .items img', (picture) => (picture as HTMLImageElement).naturalWidth)

const diagnosed = (visitor: Visitor): Promise<unknown> => visitor.evaluate(() => window.DonateWidget?.diagnose?.())

/** The address at which the trust takes the donation itself. */
const trustsPage = new RegExp(`^${roots.siteRoot}/donate\\?`)

test('shows a working link and one warning with the missing source if connect-src lacks the API', async ({
  visitor,
  visit,
}) => {
  await visit('plain', { policy: strictPolicy({ 'connect-src': undefined }) })
  await visitor.click('#item')
  await expect.poll(() => visitor.text('dialog >> [role="alert"] p')).toContain('This could not be loaded.')
  const { origin } = new URL(roots.apiRoot)
  await expect
    .poll(async () => (await heard(visitor)).warnings)
    .toEqual([expect.stringContaining(`connect-src ${origin}`)])
  // Trying again does not repeat the warning.
  await visitor.click('dialog >> button:has-text("Try again")')
  await visitor.waitFor('dialog >> [role="alert"] a')
  const { errors, warnings } = await heard(visitor)
  expect({ errors, warnings: warnings.length }).toEqual({ errors: [], warnings: 1 })
  expect(await diagnosed(visitor)).toEqual([expect.objectContaining({ code: 'csp', fix: `connect-src ${origin}` })])
  await visitor.click('dialog >> [role="alert"] a')
  await visitor.waitForUrl(trustsPage)
  await expect.poll(() => visitor.text('dialog h2')).toBe('Make a Donation for Annadan, the open kitchen')
})

test('shows a working form without broken pictures and one warning if img-src lacks the API', async ({
  visitor,
  visit,
}, info) => {
  await visit('plain', { policy: strictPolicy({ 'img-src': undefined }) })
  await openForm(visitor, { projectId: donation.projectId })
  const { origin } = new URL(roots.apiRoot)
  await expect.poll(async () => (await heard(visitor)).warnings).toEqual([expect.stringContaining(`img-src ${origin}`)])
  expect(await diagnosed(visitor)).toEqual([expect.objectContaining({ code: 'csp', fix: `img-src ${origin}` })])
  await info.attach('without pictures', { body: await visitor.screenshot(), contentType: 'image/png' })
  // An image without an address is an empty box with the size of a picture.
  expect(
    await visitor.inspect('dialog >> .items', (list) =>
      [...list.querySelectorAll('img')].filter((one) => one.checkVisibility()).map((one) => [one.src, one.offsetWidth]),
    ),
  ).toContainEqual(['', 56])
  await choose(visitor, donation)
})

for (const [name, scripts] of [
  ['nobody but the page itself', "'self' 'nonce-{{nonce}}'"],
  ['the script by its address, and not what it fetches', "'nonce-{{nonce}}' {{siteRoot}}/widget/v1/donate.js"],
] as const) {
  test(`shows a working link and warns the page owner once under a script-src that allows ${name}`, async ({
    visitor,
    visit,
    reports,
  }) => {
    const widget = '<script async src="{{siteRoot}}/widget/v1/donate.js" data-api-root="{{apiRoot}}"></script>'
    await visit('plain', { policy: strictPolicy({ 'script-src': scripts }), widget })
    await visitor.click('#link')
    if (name.startsWith('the script')) {
      await expect.poll(() => visitor.text('dialog >> [role="alert"]')).toContain('did not load')
      const { errors, warnings } = await heard(visitor)
      expect({ errors, warnings }).toEqual({ errors: [], warnings: [expect.stringContaining('script-src?')] })
      await visitor.click('dialog >> a:has-text("Make a Donation")')
    }
    await visitor.waitForUrl(trustsPage)
    await expect.poll(() => visitor.text('dialog h2')).toBe('Make a Donation for A tree by the river')
    // The browser itself names the directive in its report.
    expect(new Set(await reports())).toContain('script-src-elem')
  })
}

test('pays through the trust’s own page if form-action allows only the page itself', async ({
  visitor,
  visit,
  reports,
  donor,
}) => {
  await visit('plain', { policy: "form-action 'self'" })
  await openForm(visitor, { projectId: flexibleDonation.projectId })
  await choose(visitor, flexibleDonation)
  await signInByPopup(visitor, donor)
  await atProvider(visitor)
  expect(await reports()).toEqual([])
})
