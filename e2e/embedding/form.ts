/** The donation form as a donor uses it, in any engine. */
import type { OpenRequest } from '../../widget/publicApi.ts'
import type { Donor } from '../support/accounts.ts'
import type { Visitor } from '../engines/visitor.ts'
import type { Gift } from '../support/gifts.ts'
import { roots } from '../support/roots.ts'
import { expect } from './fixtures.ts'

/** Where the form stands: in the dialog, or in the page itself. */
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

/** However far below the form in the page stands: it is fetched when it comes near, and its frame must be there to be scrolled to. */
export const scrollToForm = (visitor: Visitor): Promise<void> =>
  visitor.inspect('donate-form >> donate-form-frame', (frame) => frame.scrollIntoView())

/** Through the script API, once it is there. */
export async function openForm(visitor: Visitor, request: OpenRequest): Promise<void> {
  await expect.poll(() => visitor.evaluate(() => window.DonateWidget !== undefined)).toBe(true)
  await visitor.evaluate((given) => window.DonateWidget?.open?.(given), request)
  await visitor.waitFor(parts.next)
}

/** Makes the gift's choices by hand. */
export async function choose(visitor: Visitor, gift: Gift, place: Place = 'dialog'): Promise<void> {
  const { amount, purpose, total } = partsIn(place)
  const more = (what: string): string => `${place} >> button[aria-label="One more: ${what}"]`
  const presses = { fixed: ['Quantity', 'Quantity'], item: mealPresses, flexible: [] }[gift.type]
  for (const what of presses) await visitor.click(more(what))
  if (gift.type === 'flexible') await visitor.fill(amount, gift.amount.toLocaleString('en-IN'))
  await visitor.click(`${purpose} >> input[value="${gift.purpose.id}"]`)
  await expect.poll(() => visitor.text(total)).toBe(gift.shown)
}

/** One meal is there from the start. */
const mealPresses = ['A meal for one', ...Array<string>(3).fill('Meals for a family of five')]

/** CONTINUE, and the sign-in in the trust's window, which goes straight on to the payment. */
export const signInByPopup = (visitor: Visitor, donor: Donor, place: Place = 'dialog'): Promise<void> =>
  inPopup(visitor, (popup) => signIn(popup, donor), place)

/** The same where the donor is signed in on the trust's site already. */
export const continueByPopup = (visitor: Visitor): Promise<void> =>
  inPopup(visitor, (popup) => popup.click('main >> button:has-text("Continue as")'), 'dialog')

async function inPopup(visitor: Visitor, act: (popup: Visitor) => Promise<void>, place: Place): Promise<void> {
  const { next, openPopup } = partsIn(place)
  await visitor.click(next)
  await visitor.waitFor(openPopup)
  const popup = await visitor.popup(() => visitor.click(openPopup))
  await act(popup)
  await expect.poll(() => popup.closed()).toBe(true)
}

/** On a page or window of the trust with its sign-in form. */
export async function signIn(visitor: Visitor, { email, password }: Donor): Promise<void> {
  await visitor.waitFor('input[name="email"]')
  await visitor.fill('input[name="email"]', email)
  await visitor.fill('input[name="password"]', password)
  await visitor.press('Enter')
}

/** The provider's page, to which CONTINUE or the sign-in after it has led. */
export const atProvider = (visitor: Visitor): Promise<void> =>
  visitor.waitForUrl(new RegExp(`^${roots.gatewayRoot}/pay/`))

/** The donor pays; the trust's page says so. */
export async function pay(visitor: Visitor): Promise<void> {
  await visitor.click('button[name="outcome"][value="success"]')
  await visitor.waitForUrl(/\/payment-success\?txnid=/)
  await expect.poll(() => visitor.text('main h1')).toBe('Your donation has arrived')
}
