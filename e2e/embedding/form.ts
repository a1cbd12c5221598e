/** The donation form as a donor uses it, in any engine. */
import type { OpenRequest } from '../../widget/publicApi.ts'
import type { Donor } from '../support/accounts.ts'
import type { Visitor } from '../engines/visitor.ts'
import type { Donation } from '../support/donations.ts'
import { roots } from '../support/roots.ts'
import { expect } from './fixtures.ts'

/** The form's place: the dialog, or the page itself. */
type Place = 'dialog' | 'donate-form'

export const partsIn = (place: Place) => ({
  amount: `${place} >> #amount`,
  purpose: `${place} >> #purpose`,
  total: `${place} >> .total b`,
  next: `${place} >> button:has-text("CONTINUE")`,
  close: `${place} >> button:has-text("Close")`,
  toast: `${place} >> .toast p`,
  openPopup: `${place} >> button:has-text("Open the sign-in window")`,
})
export const parts = partsIn('dialog')

/** Scrolls to a form far below in the page. The form loads when it is near the view, and its frame must be there. */
export const scrollToForm = (visitor: Visitor): Promise<void> =>
  visitor.inspect('donate-form >> donate-form-frame', (frame) => frame.scrollIntoView())

/** Opens the form through the script API, as soon as that is there. */
export async function openForm(visitor: Visitor, request: OpenRequest): Promise<void> {
  await expect.poll(() => visitor.evaluate(() => window.DonateWidget !== undefined)).toBe(true)
  await visitor.evaluate((given) => window.DonateWidget?.open?.(given), request)
  await visitor.waitFor(parts.next)
}

/** Makes the donation's choices in the form. */
export async function choose(visitor: Visitor, donation: Donation, place: Place = 'dialog'): Promise<void> {
  const { amount, purpose, total } = partsIn(place)
  const more = (what: string): string => `${place} >> button[aria-label="One more: ${what}"]`
  const presses = { fixed: ['Quantity', 'Quantity'], item: mealPresses, flexible: [] }[donation.type]
  for (const what of presses) await visitor.click(more(what))
  if (donation.type === 'flexible') await visitor.fill(amount, donation.amount.toLocaleString('en-IN'))
  await visitor.click(`${purpose} >> input[value="${donation.purpose.id}"]`)
  await expect.poll(() => visitor.text(total)).toBe(donation.shown)
}

/** One meal is chosen at the start. */
const mealPresses = ['A meal for one', ...Array<string>(3).fill('Meals for a family of five')]

/** Clicks CONTINUE, up to the button that opens the trust's window. What follows is the trust's own page. */
export async function askToSignIn(visitor: Visitor): Promise<void> {
  await visitor.click(parts.next)
  await visitor.waitFor(parts.openPopup)
}

/** Clicks CONTINUE and signs in in the trust's window, which continues to the payment. */
export const signInByPopup = (visitor: Visitor, donor: Donor, place: Place = 'dialog'): Promise<void> =>
  inPopup(visitor, (popup) => signIn(popup, donor), place)

/** Signs in in the trust's window with a mailed code. */
export async function signInByCode(popup: Visitor, email: string, code: () => Promise<string>): Promise<void> {
  await popup.waitFor('input[name="email"]')
  await popup.fill('input[name="email"]', email)
  await popup.click('button:has-text("Send me a code")')
  await popup.waitFor('input[name="code"]')
  await popup.fill('input[name="code"]', await code())
}

/** Clicks CONTINUE and continues in the trust's window for a donor who is signed in on the trust's site already. */
export const continueByPopup = (visitor: Visitor): Promise<void> =>
  inPopup(visitor, (popup) => popup.click('main >> button:has-text("Continue as")'))

/** Clicks CONTINUE, opens the trust's window, and waits until it has closed. */
export async function inPopup(
  visitor: Visitor,
  act: (popup: Visitor) => Promise<void>,
  place: Place = 'dialog',
): Promise<void> {
  const { next, openPopup } = partsIn(place)
  await visitor.click(next)
  await visitor.waitFor(openPopup)
  const popup = await visitor.popup(() => visitor.click(openPopup))
  await act(popup)
  await expect.poll(() => popup.closed()).toBe(true)
}

/** Signs in on a page or window of the trust. */
export async function signIn(visitor: Visitor, { email, password }: Donor): Promise<void> {
  await visitor.waitFor('input[name="email"]')
  await visitor.fill('input[name="email"]', email)
  await visitor.fill('input[name="password"]', password)
  await visitor.press('Enter')
}

/** Waits for the provider's page, after CONTINUE or the sign-in. */
export const atProvider = (visitor: Visitor): Promise<void> =>
  visitor.waitForUrl(new RegExp(`^${roots.gatewayRoot}/pay/`))

/** Pays, and waits for the trust's confirmation. */
export async function pay(visitor: Visitor): Promise<void> {
  await visitor.click('button[name="outcome"][value="success"]')
  await visitor.waitForUrl(/\/payment-success\?txnid=/)
  await expect.poll(() => visitor.text('main h1')).toBe('Your donation has arrived')
}
