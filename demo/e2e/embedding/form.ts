/** The donation form as a donor uses it, in any engine. */
import type { OpenRequest } from '../../../widget/publicApi.ts'
import type { Donor } from '../accounts.ts'
import type { Visitor } from '../engines/visitor.ts'
import type { Gift } from '../gifts.ts'
import { roots } from '../roots.ts'
import { expect } from './fixtures.ts'

export const parts = {
  amount: 'dialog >> #amount',
  purpose: 'dialog >> #purpose',
  total: 'dialog >> .total b',
  next: 'dialog >> button:has-text("CONTINUE")',
  close: 'dialog >> button:has-text("Close")',
  toast: 'dialog >> .toast p',
  openPopup: 'dialog >> button:has-text("Open the sign-in window")',
} as const

/** Through the script API, once it is there. */
export async function openForm(visitor: Visitor, request: OpenRequest): Promise<void> {
  await expect.poll(() => visitor.evaluate(() => window.DonateWidget !== undefined)).toBe(true)
  await visitor.evaluate((given) => window.DonateWidget?.open?.(given), request)
  await visitor.waitFor(parts.next)
}

/** Makes the gift's choices by hand. */
export async function choose(visitor: Visitor, gift: Gift): Promise<void> {
  const more = (what: string): string => `dialog >> button[aria-label="One more: ${what}"]`
  const presses = { fixed: ['Quantity', 'Quantity'], item: mealPresses, flexible: [] }[gift.type]
  for (const what of presses) await visitor.click(more(what))
  if (gift.type === 'flexible') await visitor.fill(parts.amount, gift.amount.toLocaleString('en-IN'))
  await visitor.choose(parts.purpose, String(gift.purpose.id))
  await expect.poll(() => visitor.text(parts.total)).toBe(gift.shown)
}

/** One meal is there from the start. */
const mealPresses = ['A meal for one', ...Array<string>(3).fill('Meals for a family of five')]

/** CONTINUE, and the sign-in in the trust's window. Ends one press away from paying. */
export const signInByPopup = (visitor: Visitor, donor: Donor): Promise<void> =>
  inPopup(visitor, (popup) => signIn(popup, donor))

/** The same where the donor is signed in on the trust's site already. */
export const continueByPopup = (visitor: Visitor): Promise<void> =>
  inPopup(visitor, (popup) => popup.click('main >> button:has-text("Continue as")'))

async function inPopup(visitor: Visitor, act: (popup: Visitor) => Promise<void>): Promise<void> {
  await visitor.click(parts.next)
  await visitor.waitFor(parts.openPopup)
  const popup = await visitor.popup(() => visitor.click(parts.openPopup))
  await act(popup)
  await expect.poll(() => popup.closed()).toBe(true)
  await expectSignedIn(visitor)
}

export const expectSignedIn = (visitor: Visitor): Promise<void> =>
  visitor.waitFor('dialog >> :has-text("You are signed in. Press CONTINUE to go on.")')

/** On a page or window of the trust with its sign-in form. */
export async function signIn(visitor: Visitor, { email, password }: Donor): Promise<void> {
  await visitor.waitFor('input[name="email"]')
  await visitor.fill('input[name="email"]', email)
  await visitor.fill('input[name="password"]', password)
  await visitor.press('Enter')
}

/** From CONTINUE to the provider's page. */
export async function goToProvider(visitor: Visitor): Promise<void> {
  await visitor.click(parts.next)
  await visitor.waitForUrl(new RegExp(`^${roots.gatewayRoot}/pay/`))
}

/** The donor pays; the trust's page says so. */
export async function pay(visitor: Visitor): Promise<void> {
  await visitor.click('button[name="outcome"][value="success"]')
  await visitor.waitForUrl(/\/payment-success\?txnid=/)
  await expect.poll(() => visitor.text('main h1')).toBe('Your gift has arrived')
}
