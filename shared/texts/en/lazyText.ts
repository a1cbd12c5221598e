/**
 * English texts that load on demand: warnings and errors, sign-in, hand-over, offline ways to donate. The specification's texts are here letter by letter.
 */
import { formatRupees } from '../../money.ts'
import { oneOf } from '../oneOf.ts'
import { amountInWords } from './amountInWords.ts'
import { dedication } from './dedication.ts'
import { monthlyWords } from './monthlyWords.ts'
import { sharedProblems } from './sharedProblems.ts'

export const lazyText = {
  // Warnings and errors: [title, text]. Specification, sections 5 and 8.
  problems: {
    ...sharedProblems,
    noItems: ['Select items', 'No items selected for donation!'],
    invalidAmount: ['Invalid Amount', 'Please enter a valid donation amount!'],
    noPurpose: ['Select the purpose', 'No purpose selected!'],
    noPurposeFlexible: ['Invalid Purpose', 'Please select a purpose for the donation!'],
    noDonor: ['Sign in', 'User details are missing. Please log in again.'],
    hashFailed: ['Payment', 'Failed to generate payment hash. Please try again.'],
    recordFailed: ['Donation', 'Error while recording the donation.'],
    unreachable: ['No connection', 'We could not reach the server. Please check your connection and try again.'],
    timedOut: ['No answer', 'The server took too long to answer. Please try again.'],
    refused: ['Not accepted', 'The server did not accept this donation. Please check it and try again.'],
    forbidden: ['Not allowed', 'You cannot give from this page. Please give on our website.'],
    changed: ['Something has changed', 'Prices or choices have changed. Please check your donation again.'],
    gone: ['Not found', 'This project takes no donations at the moment.'],
    tooMany: ['Please wait', 'Too many tries. Please wait a moment.'],
    monthlyClosed: [monthlyWords.everyMonth, monthlyWords.problems.closed],
    monthlyTooSmall: [monthlyWords.everyMonth, monthlyWords.problems.tooSmall],
    monthlyTooSoon: [monthlyWords.everyMonth, monthlyWords.problems.tooSoon],
    monthlyTooLate: [monthlyWords.everyMonth, monthlyWords.problems.tooLate],
  } satisfies Record<string, [string, string]>,

  // A typed amount or quantity that is refused
  wholeRupees: 'Whole rupees only.',
  notAnAmount: 'Please write whole rupees, in digits only.',
  tooMuch: (max: number) => `Online donations go up to ${formatRupees(max)}. For more, please give by bank transfer.`,
  notANumber: 'Please write a whole number, in digits only.',
  tooMany: (most: string) => `Up to ${most} can be given online.`,
  tooFew: 'Please write 1 or more.',
  use: (number: string) => `Use ${number}?`,

  inWords: (rupees: number) => amountInWords(rupees),
  nothingHere: 'There is nothing to choose here yet.',

  dismiss: 'Dismiss',
  waitSeconds: (seconds: number) => `Please wait ${seconds} s`,

  // While a donation is sent
  preparing: 'Preparing your payment…',
  leaving: 'Taking you to the secure payment page',
  leavingHint: (amount: number) =>
    `${formatRupees(amount)} will be paid on our payment partner’s page. Afterwards our website tells you whether it has arrived.`,
  finishPayment: 'Finish the payment here',

  // An earlier payment
  earlierPaid: 'Your earlier donation has been received',
  earlierPaidHint: (amount: number) => `${formatRupees(amount)} is confirmed. There is no need to pay again.`,
  seeDonation: 'See that donation',
  giveMore: 'Donate again',
  earlierOpen: 'An earlier payment is still being confirmed',
  earlierOpenHint: (amount: number) =>
    `The bank has not yet answered for ${formatRupees(amount)}. Please do not pay again yet: if money was debited, it is confirmed here or returned by your bank.`,
  earlierNext:
    'UPI payments are usually confirmed within minutes, sometimes within a day. “Check again” asks the bank. If you start again, it is a second donation, and both may be charged.',
  checkAgain: 'Check again',
  payAnyway: 'Start a second donation',

  // Sign-in
  signIn: 'Sign in to give',
  waiting: (amount: number, title: string) => `${formatRupees(amount)} for ${title}`,
  signInWaiting: (amount: number, title: string) =>
    `Sign in or create an account: ${formatRupees(amount)} for ${title} is waiting.`,
  signInHint: 'Your donation waits here as you chose it. After you sign in, you go straight to the payment.',
  newHere: 'New here?',
  toSignUp: 'Create an account',
  haveAccount: 'Already have an account?',
  toSignIn: 'Sign in instead',
  newHereWindow: 'New here? You can create an account in that window.',
  email: 'E-mail',
  accountFields: {
    fullName: 'Full name',
    email: 'E-mail',
    contactNo: 'Mobile number',
    password: 'Password',
    newPassword: 'Password (at least 8 characters)',
    code: 'Code',
  },
  showPassword: 'Show password',
  signInButton: 'Sign in and continue',
  signUpButton: 'Create account and continue',
  /** For staff with a second factor. */
  codeNeeded: 'Your account also needs a code. Sign in on the trust’s page; your donation waits there as you chose it.',
  codeOnSite: 'Sign in on the trust’s page',
  /** A code of six digits by mail or SMS. */
  sendCode: 'Send me a code',
  orPassword: 'or with your password',
  emailOrPhone: 'E-mail or mobile number',
  codeSent: (to: string) => `A code of six digits is on its way to ${to}. It works for 10 minutes.`,
  codeSpam: 'Nothing has arrived? Please look into the spam folder, too.',
  codeSubmit: 'Continue',
  codeAgain: 'Send another code',
  codeAgainIn: (seconds: number) => `Another code in ${seconds} s`,
  codeOther: 'Use another address or a password',
  codeNewcomer: 'Your code is right. You are new here, so please add this:',
  signInFailed: 'E-mail or password is not right.',
  /** By code of the contract's checks, or by field and code. */
  accountProblems: {
    'fullName:required': 'Enter your full name.',
    'fullName:too_short': 'Enter your full name, with at least 2 letters.',
    formula: 'Please begin with a letter, not with a sign such as - or @.',
    'fullName:invalid': 'Write your name with letters only, on one line.',
    'email:required': 'Enter your e-mail address.',
    'email:email': 'Enter an e-mail address like name@example.org.',
    'email:taken': 'There is an account with this e-mail already. Please sign in instead.',
    'contactNo:required': 'Enter your mobile number.',
    'contactNo:phone': 'Enter a mobile number with ten digits, like 90000 00000.',
    'email:recipient': 'Enter an e-mail address like name@example.org.',
    'email:no_sms': 'We cannot send SMS. Please enter your e-mail address.',
    'code:required': 'Enter the code.',
    'code:code': 'Enter all six digits of the code.',
    'code:mismatch':
      'This code is wrong, too old or already used. Look at the newest message, or ask for another code.',
    'password:required': 'Enter a password.',
    'password:too_short': 'Enter a password with at least 8 characters.',
    'password:common':
      'This password is often used, so it is easy to guess. Choose another one, for example three words that only you would put together.',
    'password:own_name': 'This password is made of your name or address, or of ours. Choose one that nobody can guess.',
    too_long: 'This is too long.',
    other: 'Please check this.',
  },
  forgot: 'Forgot your password?',
  leavingForSite: (site: string) => `Taking you to ${site}, where you can give with the choices you have made.`,
  popupHint: (site: string) =>
    `A small window of ${site} opens, where you sign in. This page never sees your name or password.`,
  popupOpen: 'Open the sign-in window',
  popupWaiting: 'Please sign in in the window that has opened.',
  popupClosed: 'You are not signed in yet. Open the window again, or give on our website. We keep your choices.',
  popupBlocked: 'Your browser did not open the window. You can give on our website. We keep your choices.',
  popupStranger: 'You cannot sign in from this page. You can give on our website. We keep your choices.',
  continueOnSite: 'Continue on our website',
  framed: 'You cannot sign in inside this frame. You can give on our website. We keep your choices.',
  copyAddress: 'Nothing opened? Copy this address into your browser:',
  signedIn: 'You are signed in. Press CONTINUE to go on.',
  back: 'Back',

  // Around the notice about personal data
  noticeMore: 'Why we keep it, for how long, and your rights',
  noticeWithdraw: 'Withdraw your consent',
  noticeWhole: 'Read the privacy policy',

  // Before the first donation
  declareNext: 'Choose one. We save your answer, and you continue.',
  declareAsk: 'Questions? Write to',
  declareCorrect: 'I chose the wrong answer',

  // Above CONTINUE: each text fits one line of a phone
  paidVia: (provider: string, ways: readonly string[]) => `Paid through ${provider}: ${oneOf('en-IN', ways)}.`,
  correction: (days: number) => `Mistyped? Tell us within ${days} days: we correct it.`,
  aboveUpi: (limit: number) =>
    `UPI takes up to ${formatRupees(limit)} at a time. For this amount choose card, net banking or bank transfer.`,
  ways: { upi: 'UPI', card: 'card', net_banking: 'net banking', wallet: 'wallet' },
  waysDown: (ways: readonly string[]) => `Down right now: ${ways.join(', ')}. Please pay another way.`,
  waysPoor: (ways: readonly string[]) => `Often failing now: ${ways.join(', ')}. Another way is safer.`,
  registeredUnder: (what: string) => `The trust is registered under ${what}.`,
  raisedOf: (raised: string, goal: string) => `${raised} of ${goal}`,
  raised: (raised: string) => `${raised} donated so far`,
  supporters: (count: number, shown: string) => (count === 1 ? 'one supporter' : `${shown} supporters`),
  untilDay: (day: string) => `until ${day}`,
  endedOn: (day: string) => `This appeal ended on ${day}. You can still donate.`,

  monthly: monthlyWords,
  payOnPhone: 'Pay on your phone',
  phoneScan: 'Scan with the camera of your phone',
  phoneHint: (minutes: number) =>
    `The code works once, for ${minutes} minutes. It holds your choices and nothing about you. You pay on the trust’s own page.`,
  phoneAsksName: 'The code holds no name: your phone asks for it again.',
  phoneLacksName: 'The code holds no name. Please write it again above.',
  phoneAgain: 'Show a new code',
  phoneStates: {
    waiting: 'Scan the code with the camera of your phone. This page shows when you have paid.',
    open: 'The form is open on your phone. Finish there; this page shows the outcome. If you stop there, go back and pay here.',
    paying: 'Your phone is at the payment provider. This page shows the outcome when the provider has confirmed it.',
    failed: 'The payment on your phone failed. Nothing was paid. Try again there, or go back and pay here.',
    expired: 'This code has ended, and no payment came with it. Show a new one, or go back and pay here.',
  },
  phonePaid: (amount: string) =>
    `${amount} received. Thank you! The provider has confirmed the payment. The receipt comes by mail.`,
  phoneOpened: {
    ready: 'You pay here for another screen. It shows the outcome.',
    used: 'This code was used before. You can donate here; the other screen may not show it.',
    expired: 'This code is too old. You can donate here; the other screen will not show it.',
  },

  dedication: {
    ...dedication,
    open: 'Give in somebody’s name',
    close: 'Not in somebody’s name',
    occasion: 'What for',
    name: 'Whose name',
    hint: 'In any script. After the payment you can print a card or have it mailed.',
    wrong: 'Write a name of at most 150 letters, without web or e-mail addresses. The donation goes on without it.',
    preview: 'The card will say',
  },
  nameAfterwards: 'You can tell us the name after the payment.',

  // Offline ways to donate
  offlineNotice:
    'Online payment setup is in progress. In the meantime, please use the donation options below to contribute.',
  bank: 'Net banking',
  cheque: 'Cheque',
  upi: 'UPI',
  registrations: 'Tax exemption and registration',
  contact: 'Contact',
  contactUs: 'Questions about your donation?',
  phone: 'Phone',
  csrEmail: 'CSR e-mail',
  copy: (label: string) => `Copy ${label}`,
  copied: 'Copied',
  upiId: 'UPI ID',
  payee: 'Payee name',
  upiScan: 'Scan with any UPI app',
  upiPays: (amount: number, payee: string) =>
    amount > 0 ? `You pay ${formatRupees(amount)} to ${payee}.` : `You pay ${payee}, and enter the amount in your app.`,
  upiUnrecorded: 'This payment is not recorded by itself: please write to us afterwards.',
  upiOpen: 'Pay by UPI app',
  upiElsewhere: 'Show QR code for another device',
  upiCheck: (payee: string) => `Your app must show “${payee}”. If the name is different, do not pay.`,
  offlineReceipt: 'Afterwards, write to us with the date, amount and your name, so that we can send a receipt.',
}

export type LazyText = typeof lazyText
export type ProblemCode = keyof LazyText['problems']
