import type { APIRequestContext } from '@playwright/test'
import { type Donor, donationsOf } from '../support/accounts.ts'
import { everyEngine, type Visitor } from '../engines/visitor.ts'
import { postsOf } from '../support/gatewayPage.ts'
import { flexibleDonation, itemDonation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { mailedCode } from '../support/signIn.ts'
import { callAs, control } from '../support/staff.ts'
import { expect, test, heard } from './fixtures.ts'
import {
  choose,
  atProvider,
  inPopup,
  openForm,
  parts,
  partsIn,
  pay,
  signIn,
  signInByCode,
  signInByPopup,
} from './form.ts'

/** Puts a form into the page, as a router does. */
async function placeForm(visitor: Visitor, projectId: number): Promise<void> {
  await visitor.evaluate((id) => {
    const form = document.createElement('donate-form')
    form.setAttribute('project-id', String(id))
    document.body.prepend(form)
  }, projectId)
  await visitor.waitFor(partsIn('donate-form').next)
}

/** The kinds of donation differ in the choices only: giving/giving.spec.ts takes each of them to the end. */
const donation = itemDonation

// In a dialog: giving/giving.spec.ts, and back.spec.ts in the other engines.
test("takes a donation in a form in a partner's page to a confirmed outcome", async ({
  visitor,
  visit,
  donor,
  request,
}) => {
  await visit('plain')
  await placeForm(visitor, donation.projectId)
  expect(await visitor.text('donate-form >> h2')).toBe(`Make a Donation for ${donation.title}`)
  await choose(visitor, donation, 'donate-form')
  expect(await visitor.text(partsIn('donate-form').total)).toBe(donation.shown)
  expect(await heard(visitor)).toEqual({ errors: [], warnings: [], violations: [] })
  await signInByPopup(visitor, donor, 'donate-form')
  await atProvider(visitor)
  await pay(visitor)
  expect(await visitor.text('main')).toContain(donation.shown)
  const [recorded, ...more] = await donationsOf(request, donor)
  expect(more).toEqual([])
  expect(recorded).toMatchObject({
    amount: donation.amount,
    payment_status: 'success',
    purpose: donation.purpose,
    items: donation.items,
    project: { id: donation.projectId },
    partner: 'Pages under test',
  })
  expect(await postsOf(request, recorded?.txn_id ?? '')).toEqual(['accepted'])
  expect(visitor.errors).toEqual([])
})

test(
  'gives every month with a mailed code: the tick is in the sign-in window, and the provider asks for the agreement',
  everyEngine,
  async ({ visitor, visit, donor, request }) => {
    // The first code of an address ends all earlier sessions, and the test asks with one of them.
    await control(request, { act: 'prove-email', email: donor.email })
    await visit('plain')
    await openForm(visitor, { projectId: donation.projectId })
    await choose(visitor, donation)
    await inPopup(visitor, async (popup) => {
      const line = `main >> label:has-text("Yes, ${donation.shown} every month")`
      await popup.waitFor(line)
      const isChosen = await popup.inspect(line, (label) => label.querySelector('input')?.checked)
      expect(isChosen).toBe(false)
      await popup.click(line)
      await signInByCode(popup, donor.email, () => mailedCode(request, donor.email))
    })
    await atProvider(visitor)
    expect(await visitor.text('main')).toContain('You agree to later debits')
    await pay(visitor)
    await visitor.waitFor('main >> p:has-text("It runs.")')
    expect(await callAs(request, donor, 'monthly/own').then((answer) => answer.json())).toMatchObject({
      data: [{ state: 'active', amount: donation.amount }],
    })
    expect(visitor.errors).toEqual([])
  },
)

/** Opens the trust's own page, which gets the choices. */
async function continueOnSite(visitor: Visitor): Promise<void> {
  await visitor.click('dialog >> a:has-text("Continue on our website")')
  await visitor.waitForUrl(new RegExp(`^${roots.siteRoot}/donate`))
  await expect.poll(() => visitor.text(parts.total)).toBe(flexibleDonation.shown)
}

/** Donates there. */
async function giveOnSite(visitor: Visitor, donor: Donor, request: APIRequestContext): Promise<void> {
  await continueOnSite(visitor)
  await visitor.click(parts.next)
  // In the dialog itself, because this is the trust's origin.
  await signIn(visitor, donor)
  await atProvider(visitor)
  await pay(visitor)
  expect(await donationsOf(request, donor)).toMatchObject([
    { amount: flexibleDonation.amount, payment_status: 'success' },
  ])
}

// A `window.open` that throws is the same for the form: popup.test.ts.
test('takes the donation on the trust’s own page with the choices if no window opens', async ({
  visitor,
  visit,
  donor,
  request,
}) => {
  await visit('plain')
  await visitor.evaluate(() => {
    window.open = () => null
  })
  await openForm(visitor, { projectId: flexibleDonation.projectId })
  await choose(visitor, flexibleDonation)
  await visitor.click(parts.next)
  await visitor.click(parts.openPopup)
  await giveOnSite(visitor, donor, request)
})

test(
  'says in the form and in the window where to donate, with the choices, if the page cuts off the window',
  everyEngine,
  async ({ visitor, visit }) => {
    await visit('plain', { alone: true })
    await openForm(visitor, { projectId: flexibleDonation.projectId })
    await choose(visitor, flexibleDonation)
    await visitor.click(parts.next)
    await visitor.waitFor(parts.openPopup)
    const popup = await visitor.popup(() => visitor.click(parts.openPopup))
    await popup.waitFor('main >> h1:has-text("The page cannot receive your sign-in")')
    await popup.waitFor('main >> a:has-text("Give on our own page")')
    await visitor.waitFor('dialog >> [role=status]:has-text("You are not signed in yet.")')
    await visitor.waitFor(parts.openPopup)
    await continueOnSite(visitor)
  },
)
