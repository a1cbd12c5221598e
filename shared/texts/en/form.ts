/** English texts of the donation form at its first drawing. The specification's texts are here letter by letter. */
export const form = {
  makeDonationFor: (title: string) => `Make a Donation for ${title}`,
  project: 'Project',
  chooseProject: 'Select a project',
  amount: 'Amount in rupees',
  enterAmount: 'Enter amount',
  suggested: 'Suggested amounts',
  quantity: 'Quantity',
  items: 'Choose items',
  each: 'each',
  less: (what: string) => `One less: ${what}`,
  more: (what: string) => `One more: ${what}`,
  priceDetails: 'Price Details',
  total: 'Total Amount',
  purpose: 'Purpose of Donation',
  choosePurpose: 'Select Your Purpose',
  continue: 'CONTINUE',
  loading: 'Loading',
  otherWays: 'Other ways to give',
  loadFailed: 'This could not be loaded.',
  checkConnection: 'Please check your connection.',
  tryAgain: 'Try again',
  giveOnSite: 'Give on our website',
}

export type FormMessages = typeof form
