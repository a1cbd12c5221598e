/** English of the page of one monthly donation. */
import { monthlyWords } from '../../../shared/texts/en/monthlyWords.ts'
import type { CycleState, MandateState } from '../../../shared/contract/donation/mandate.ts'

/** What is agreed, as in the dialog. */
export const words = monthlyWords

/** The page that the link in a mail opens, and what follows a donation. */
export const monthly = {
  title: 'Your monthly donation',
  own: 'Your monthly donations',
  ownLead: 'Each with its next debit, and how to change or stop it.',
  ownNone: 'You have no monthly donation. To start one, tick “every month” when you give.',
  give: 'Give',
  signIn: 'Sign in to see all',
  ofProject: (amount: string, project: string) => `${amount} for ${project}`,
  lead: (amount: string, project: string) => `${amount} for ${project}, every month.`,
  signedOut: 'Sign in to see, change or stop them. Or open the link in our newest mail about one: it needs no sign-in.',
  fromBank:
    'You come from your bank. It tells us by tomorrow whether it has taken your agreement. As soon as it has, we write to you, with a link that opens it. Nothing was debited today.',
  useless: 'This link opens nothing',
  uselessText:
    'It is not complete, or the account was deleted. Please open the link in our newest mail once more, or write to us. You can always stop a monthly donation in your UPI app, at your bank, or at upihelp.npci.org.in.',
  contact: 'Write to us',
  failed: 'Your monthly donation could not be loaded.',
  states: {
    registering: 'It is being set up at your bank.',
    active: 'It runs.',
    paused: 'You have paused it in your app. Nothing is debited until you resume it there.',
    ending:
      'We have asked your bank to end it. Nothing more is debited, and we write to you when the end is confirmed.',
    ended: 'It has ended. Nothing more is debited. Thank you for every month.',
  } satisfies Record<MandateState, string>,
  pausedUntil: (day: string) => `It is paused until ${day}.`,
  alsoPausedUntil: (day: string) => `You have also paused it here, until ${day}.`,
  refused: 'Your bank has not taken your agreement. Nothing was debited. You can try again, or choose another way.',
  facts: {
    next: 'Next debit',
    nextOf: (day: string, amount: string, announced: boolean) =>
      `${day}, ${amount}${announced ? '; announced to you' : ''}`,
    none: 'none',
    day: 'Each month',
    dayOf: (day: number) => `on day ${day}`,
    until: 'Until',
    most: 'Largest single debit',
  },
  confirmation: (amount: string) => `A debit above ${amount} needs your confirmation in your app.`,
  stop: 'Stop',
  stopQuestion: 'Stop this monthly donation? Nothing more is debited.',
  sure: 'Yes, stop it',
  keep: 'No, keep it',
  changes: 'Change it',
  skip: 'Skip the next debit',
  skipped: 'The next debit is left out.',
  pauseUntil: 'Pause until',
  pause: 'Pause',
  paused: 'Nothing is debited before that day.',
  pauseProblem: 'Choose a day after today, before your monthly donation ends.',
  more: 'More, or another day',
  moreText:
    'This is a new agreement at your bank. The present one goes on until you have agreed, and then ends. No month is debited twice.',
  moreSignIn: 'Sign in for more, or another day',
  amount: 'Amount each month, in rupees',
  amountProblem: 'Enter whole rupees, at most ₹10,00,000.',
  agreeHow: (rupee: string) =>
    `You agree at your bank or in your app, with a payment of ${rupee} today. The first debit is in the next month.`,
  way: 'How your bank debits it',
  wayPayment: 'UPI or card',
  wayBank: 'Net banking',
  agreeBank: (zero: string) =>
    `You agree at your bank. ${zero} is debited today, so there is no receipt. Your bank needs until tomorrow, then we write to you. The first debit is in the next month.`,
  /** Banks announce no debit by net banking. */
  bankNotice: 'We write to you before each debit.',
  agree: 'Continue to my bank',
  closed: 'Nobody can give every month at the moment.',
  over: 'This monthly donation has ended. Please start a new one.',
  make: 'Make this monthly?',
  makeText: (amount: string, project: string) => `Give ${amount} for ${project} every month. You can stop at any time.`,
  makeOpen: 'Yes, every month',
  makeNo: 'No, thank you',
  manage: 'See, change or stop it',
  less: 'Smaller amount each month, in rupees',
  lessHint: 'Less than now. Your bank need not agree again.',
  giveLess: 'Give less',
  lessened: 'The smaller amount counts from the next notice on.',
  lessProblem: 'Enter whole rupees, not more than now.',
  ways: 'You can also stop it in your UPI app, at your bank, or at upihelp.npci.org.in.',
  history: 'Month by month',
  months: {
    planned: 'planned',
    noticed: 'announced to you',
    debiting: 'under way at your bank',
    paid: 'received, thank you',
    failed: 'your bank could not debit it',
    skipped: 'left out',
  } satisfies Record<CycleState, string>,
  monthOf: (day: string, amount: string, state: string) => `${day}: ${amount}, ${state}`,
}
