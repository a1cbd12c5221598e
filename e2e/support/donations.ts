import type { DonationStatus } from '../../shared/contract/donation/donation.ts'
import type { Dialog } from './dialog.ts'

/** A donation of each type: how to choose it by hand, and the values that every step must show. */
export interface Donation {
  type: 'fixed' | 'item' | 'flexible'
  projectId: number
  title: string
  amount: number
  /** As money is written on screen. */
  shown: string
  purpose: { id: number; title: string }
  items: NonNullable<DonationStatus['items']>
  choose(dialog: Dialog): Promise<void>
}

export const fixedDonation: Donation = {
  type: 'fixed',
  projectId: 7,
  title: 'A tree by the river',
  amount: 7500,
  shown: '₹7,500',
  purpose: { id: 72, title: 'In memory of a loved one' },
  items: [],
  async choose(dialog) {
    await dialog.more('Quantity', 2)
    await dialog.choosePurpose(this.purpose.title)
  },
}

export const itemDonation: Donation = {
  type: 'item',
  projectId: 1,
  title: 'Annadan, the open kitchen',
  // Computed by hand from the price list: 2 × 60 + 3 × 300.
  amount: 1020,
  shown: '₹1,020',
  purpose: { id: 13, title: 'Birthday or anniversary' },
  items: [
    { id: 11, qty: 2 },
    { id: 12, qty: 3 },
  ],
  async choose(dialog) {
    await dialog.more('Meals for a family of five', 3)
    await dialog.more('A sack of rice, 25 kg')
    await dialog.more('A meal for one')
    await dialog.root.getByRole('button', { name: 'One less: A sack of rice, 25 kg' }).click()
    await dialog.more("A day's meal for the whole school")
    await dialog.root.getByRole('button', { name: "One less: A day's meal for the whole school" }).click()
    await dialog.choosePurpose(this.purpose.title)
  },
}
export const flexibleDonation: Donation = {
  type: 'flexible',
  projectId: 4,
  title: 'Medical camp',
  amount: 125_000,
  shown: '₹1,25,000',
  purpose: { id: 42, title: 'Eye care and cataract operations' },
  items: [],
  async choose(dialog) {
    await dialog.amount.fill('1,25,000')
    await dialog.choosePurpose(this.purpose.title)
  },
}

export const donations: readonly Donation[] = [fixedDonation, itemDonation, flexibleDonation]
