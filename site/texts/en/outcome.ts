/** English of /handover and a donation’s outcome. */
import { amountInWords } from '../../../shared/texts/en/amountInWords.ts'

export const inWords = amountInWords

export const outcome = {
  title: 'Your donation',
  checking: 'Looking up your donation',
  checkingText: 'We ask the payment provider. This takes a moment.',

  success: 'Your donation has arrived',
  successStatus: 'Confirmed',
  successText: (name: string) =>
    name ? `Thank you, ${name}. The bank has confirmed it.` : 'Thank you. The bank has confirmed it.',
  successNext: [
    'This page is your confirmation. You can open its address again whenever you are signed in.',
    'Your donation is used for the purpose shown here.',
    'For questions, please name the transaction id.',
  ],

  failure: 'The payment did not go through',
  failureStatus: 'Not paid',
  failureText: 'No donation was made. We have kept your choices, so you can try again.',
  failureNext: [
    'If your account was debited, your bank returns the money by itself, usually within 5 to 7 working days.',
    'It often helps to pay with another card, UPI or net banking.',
    'For questions, please name the transaction id.',
  ],
  openReceipt: 'Open the receipt',
  mailed: (email: string) =>
    `Your receipt is also on its way to ${email}. If you add a name or your PAN, we mail the new version, and only that one counts.`,
  mailWaits: (email: string, time: string) =>
    `We mail your receipt to ${email} as soon as you have answered the questions below. Without answers it comes at about ${time}.`,
  mailNow: 'Mail it now',
  mailedNow: (email: string) => `The receipt is on its way to ${email}.`,
  mailAgain: 'Mail it again',
  mailedAgain: (email: string) => `The receipt is on its way to ${email} again.`,
  whatsApp: 'Send by WhatsApp',
  whatsAppText: (trust: string, link: string) => `My donation receipt from ${trust}. It opens after I sign in: ${link}`,
  taxBenefit: (what: string, number: string) => `The trust is registered under ${what}: ${number}.`,

  dedication: 'The name to write',
  dedicationWhy: (purpose: string) =>
    `You chose “${purpose}”. Tell us the name to write. It will be on your receipt, too.`,
  dedicationName: 'Name',
  dedicationOptional: '(optional)',
  dedicationHint: 'Enter it exactly as we should write it. Leave it empty if you want no name.',
  dedicationSave: 'Save the name',
  dedicated: (name: string) => `We will write: ${name}`,
  dedicationChange: 'Change the name',
  dedicationProblems: {
    too_long: 'Use at most 150 letters for the name.',
    control: 'Write the name with letters only, on one line.',
    unknown: 'No name is written for this purpose.',
  },
  reason: 'What the bank says',

  pending: 'Your donation is being confirmed',
  pendingStatus: 'Being confirmed',
  pendingOpened:
    'The payment page was opened, but we have no news of a payment yet. If you have just paid, please wait a moment: this page checks again by itself.',
  pendingSettling: 'Your payment is on its way. The bank has not confirmed it yet. This page checks again by itself.',
  pendingChecked: 'Your payment arrived and is being checked',
  pendingChecking:
    'The money arrived, but it differs from this donation, for example in its amount. The trust checks it and either confirms the donation or returns the money.',
  checkingNext: [
    'You need not do anything. The trust asks you if it has a question.',
    'If the donation is confirmed, you get the receipt. If not, the money goes back the way it came.',
  ],
  doNotPay: 'Please do not pay again yet.',
  pendingNext: [
    'You can close this page. Its address shows the result later too.',
    'If your account was debited and the payment fails, your bank returns the money by itself.',
    'UPI payments are usually confirmed within minutes, sometimes within a day.',
  ],
  pendingRested: 'We have checked for five minutes. The bank may need longer.',
  checkAgain: 'Check again',
  checkingAgain: 'Checking',

  signedOut: 'Sign in to see this donation',
  signedOutText: 'Only the donor can see the result of a donation. After you sign in, you come back to this page.',
  signIn: 'Login',

  unknown: 'No donation found here',
  unknownText:
    'Your account has no donation with this transaction id. The address may be incomplete, or you donated from another account.',
  unnamed: 'Which donation do you mean?',
  unnamedText:
    'This page shows the result of one payment, even while the bank is still confirming it. Its address must contain the transaction id. All your donations are under “My donations”.',
  allDonations: 'My donations',

  unreached: 'We cannot check it at the moment',
  unreachedText:
    'Your payment may have arrived all the same. Please do not pay again before you have seen the result here.',

  txnId: 'Transaction id',
  project: 'Project',
  purpose: 'Purpose',
  items: 'Items',
  itemUnknown: (id: number) => `Item ${id}`,
  date: 'Date',
  status: 'Status',
  partner: 'Given on the page of',
  details: 'Details of your donation',
  next: 'What happens next',
  print: 'Print',
  tryAgain: 'Try again',
  giveAgain: 'See the other projects',
  back: 'See the ways to give',
  toPartner: (partner: string) => `Back to ${partner}`,
  printed: (name: string) => `${name}. Printed from the trust’s site; not a tax receipt.`,
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

/** A link that staff made for a donor on the telephone. */
export const paymentLink = {
  title: 'Your donation',
  heading: 'The donation that we agreed',
  project: 'For',
  amount: 'Amount',
  until: 'The link works until',
  signIn: 'You sign in or make an account first, so that the receipt has your name.',
  give: (amount: string) => `Donate ${amount}`,
  paid: 'This donation is paid',
  ended: 'This link has ended',
  revoked: 'The trust has withdrawn this link',
  unknown: 'We do not know this link',
  overText: {
    paid: () => 'Thank you. There is nothing left to pay here.',
    ended: (day: string) => `It worked until ${day}. Please ask us for a new one, or give directly.`,
    revoked: () => 'No money was taken. Please ask us for a new one, or give directly.',
  },
  unknownText: 'Its address may be incomplete. Please open the whole link from the mail or message.',
  otherWays: 'See the ways to give',
}
