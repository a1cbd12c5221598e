/** English of /donate. */
import { donationKinds } from '../../../shared/texts/en/donationKinds.ts'

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
  kinds: donationKinds,
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
