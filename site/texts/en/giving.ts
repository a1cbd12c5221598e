/** English of /donate and /handover. */
import type { DonationType } from '../../../shared/contract/donation/donationType.ts'

/** What a donation of each type costs. */
const ways: Record<DonationType, (price: string | null) => string> = {
  fixed: (price) => (price ? `${price} for one share` : 'A fixed amount for each share'),
  item: (price) => (price ? `Items from ${price}` : 'Items, each at its price'),
  flexible: () => 'Any amount',
}

export const give = {
  title: 'Donate',
  heading: 'Choose a project to donate to',
  lead: 'Press a project. Its donation form opens, and there you choose the amount.',
  otherWays: 'Or donate by bank, cheque or UPI',
  steps: [
    ['Choose', 'Choose a project, its purpose, and an amount or items.'],
    ['Pay', 'Pay by card, UPI or net banking, on the secure page of the payment provider.'],
    ['See the result', 'We show your donation as received only after the bank has confirmed it. You get a receipt.'],
  ],
  howItWorks: 'How it works',
  ways,
  progress: (raised: string, goal: string, percent: number) => `${raised} of ${goal} donated (${percent}\u00a0%)`,
  raised: (raised: string) => `${raised} donated`,
  giveTo: 'Donate',
  giveToProject: (title: string) => `Donate to ${title}`,
  about: 'About this project',
  aboutProject: (title: string) => `About this project: ${title}`,
  projectsEmpty: 'No project takes donations online at the moment. You can still donate in the ways below.',
  projectsFailed: 'The list of projects could not be loaded.',
  opening: 'The donation form is opening. Please wait a moment.',
  blocked: 'The donation form could not be opened',
  blockedText:
    'It did not load. You can try again, donate in one of the ways below, or ask us. Some ad blockers stop this form.',
  scriptless:
    'Giving online needs JavaScript, which is switched off in this browser. Switch it on and load the page again, or donate in one of the ways below.',
  blockedCall: 'Telephone',
  blockedWrite: 'Write an e-mail',
  offline: 'Without a card',
  offlineLead: 'You can also donate by bank transfer, cheque or UPI. Copy any line with its button.',
  offlineSetup:
    'Online payment setup is in progress. In the meantime, please use the donation options below to contribute.',
  bank: 'Net banking',
  cheque: 'Cheque',
  upi: 'UPI',
  upiId: 'UPI ID',
  payee: 'Payee',
  payeeCheck: 'Your UPI app must show exactly this payee. If the name is different, do not pay.',
  upiOpen: 'Pay by UPI app',
  upiPays: (payee: string) =>
    `You pay ${payee}, and enter the amount in your app. This payment is not recorded by itself: please write to us afterwards.`,
  registrations: 'Tax exemption and registration',
  questions: 'Questions about donating',
  csrEmail: 'E-mail for companies (CSR)',
  offlineFailed: 'The bank details could not be loaded.',
  offlineEmpty: 'The bank details are not published here at the moment. Please ask us for them.',
}

export const handover = {
  title: 'To the payment page',
  heading: 'Taking you to the payment page',
  going:
    'You pay on the secure page of our payment provider. Afterwards you come back here and see whether your donation has arrived.',
  confirm: 'Is this the donation that you want to give?',
  confirmText:
    'You have signed in without seeing this amount on our pages. If it is right, pay on the secure page of our payment provider. If not, close this page: no money was taken.',
  project: 'For',
  pay: (amount: string | null) => (amount ? `Pay ${amount}` : 'Go to the payment page'),
  address: 'The page’s address',
  amount: 'You pay',
  useless: 'This step was already used, or is too old',
  uselessText:
    'To keep your payment safe, it works only once and for a short time. If you have not paid yet, please start again.',
  again: 'Start again',
  signIn: 'Please sign in again',
  signInText: 'Your donation is prepared. It carries your name, so only you may see it.',
  signInButton: 'Sign in and continue',
  failed: 'The payment could not be prepared',
  failedText: 'No money was taken. Please start again.',
  finish: 'Go to the payment page',
  slow: 'Nothing happens? Press the button.',
  returned: 'You are back from the payment page',
  returnedText: 'Before you pay again, please check the result of this payment.',
  see: 'See this payment',
}
