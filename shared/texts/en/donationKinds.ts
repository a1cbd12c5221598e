/** English of the kinds of donation, all in one place: a new kind is a row in each table of this file. */
import type { DonationType } from '../../contract/donation/donationType.ts'

/** What donors read. */
export const donationKinds: Record<DonationType, DonationKindTexts> = {
  item: {
    short: 'Items',
    heading: 'Donate items',
    text: 'A meal, a day of fodder, a school bag: you choose the items and how many of each. Every item has its price.',
    how: 'You choose the items and how many of each.',
    next: 'These are today’s prices. In the next step you choose the items and how many of each.',
    price: (price) => (price ? `Items from ${price}` : 'Items, each at its price'),
  },
  flexible: {
    short: 'Any amount',
    heading: 'Donate any amount',
    text: 'You choose the amount. It is spent on what the project needs most.',
    how: 'You choose the amount.',
    next: 'You can also donate any other amount.',
    price: () => 'Any amount',
  },
  fixed: {
    short: 'Fixed share',
    heading: 'Donate a fixed share',
    text: 'One share has a fixed amount. You choose how many shares.',
    how: 'One share has a fixed amount. You choose how many shares.',
    next: 'In the next step you choose how many shares.',
    price: (price) => (price ? `${price} for one share` : 'A fixed amount for each share'),
  },
}

export interface DonationKindTexts {
  /** The filter's word. */
  short: string
  /** Of the list of its projects. */
  heading: string
  /** What it means for the donor. */
  text: string
  /** How a donor chooses in a project of this kind. */
  how: string
  /** Above the effects of amounts. */
  next: string
  /** What a donation costs; `null`: the price is unknown. */
  price(price: string | null): string
}

/** For owners of pages: how amounts work for a project of each kind; null: for the button. */
export const amountsOfKinds: Record<DonationType, string | null> = {
  item: 'Donors to this project choose items, not an amount, so amounts have no effect.',
  fixed: 'This project has a fixed price, so only multiples of it work.',
  flexible: null,
}
