/** English of the donation form: all that stands on screen until something is asked for. Letter by letter where the specification has it. */
import { groupIndian } from '../../money.ts'

export const form = {
  makeDonationFor: (title: string) => `Make a Donation for ${title}`,
  project: 'Project',
  chooseProject: 'Select a project',
  chooseProjectHint: 'Choose what your gift is for.',
  amount: 'Amount in rupees',
  enterAmount: 'Enter amount',
  suggested: 'Suggested amounts',
  quantity: 'Quantity',
  items: 'Choose items',
  each: 'each',
  less: (what: string) => `One less: ${what}`,
  more: (what: string) => `One more: ${what}`,
  countOf: (count: number, what: string) => `${what}: ${count}`,
  priceDetails: 'Price Details',
  total: 'Total Amount',
  purpose: 'Purpose of Donation',
  choosePurpose: 'Select Your Purpose',
  continue: 'CONTINUE',
  loading: 'Loading',
  otherWays: 'Other ways to give',
  notAnAmount: 'Please write whole rupees, in digits only.',
  tooMuch: (max: number) => `Online gifts go up to ₹${groupIndian(max)}. For more, please give by bank transfer.`,
  loadFailed: 'This could not be loaded.',
  checkConnection: 'Please check your connection.',
  nothingHere: 'There is nothing to choose here yet.',
  tryAgain: 'Try again',
  giveOnSite: 'Give on our website',
}

export type FormMessages = typeof form
