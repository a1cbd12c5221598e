/** English of the page of one monthly donation. */
import type { CycleState, MandateState } from '../../../shared/contract/donation/mandate.ts'

const states: Record<MandateState, string> = {
  registering: 'It is being set up at your bank.',
  active: 'It runs.',
  paused: 'You have paused it in your app. Nothing is debited until you resume it there.',
  ending: 'We have asked your bank to end it. Nothing more is debited, and we write to you when the end is confirmed.',
  ended: 'It has ended. Nothing more is debited. Thank you for every month.',
}

const months: Record<CycleState, string> = {
  planned: 'planned',
  noticed: 'announced to you by your bank',
  debiting: 'under way at your bank',
  paid: 'received, thank you',
  failed: 'your bank could not debit it',
  skipped: 'left out',
}

/** The page that the link in a mail opens. */
export const monthly = {
  title: 'Your monthly donation',
  lead: (amount: string, project: string) => `${amount} for ${project}, every month.`,
  useless: 'This link opens nothing',
  uselessText:
    'It is not complete, or the account was deleted. Please open the link in our newest mail once more, or write to us. You can always stop a monthly donation in your UPI app, at your bank, or at upihelp.npci.org.in.',
  contact: 'Write to us',
  failed: 'Your monthly donation could not be loaded.',
  states,
  facts: {
    next: 'Next debit',
    nextOf: (day: string, amount: string, announced: boolean) =>
      `${day}, ${amount}${announced ? '; your bank has announced it' : ''}`,
    none: 'none',
    day: 'Each month',
    dayOf: (day: number) => `on day ${day}`,
    until: 'Until',
    most: 'Largest single debit',
    pausedUntil: 'Paused until',
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
  less: 'Amount each month, in rupees',
  lessHint: 'Less than now. To give more, start a new monthly donation; then stop this one.',
  giveLess: 'Give less',
  lessened: 'The smaller amount counts from the next notice on.',
  lessProblem: 'Enter whole rupees, not more than now.',
  ways: 'You can also stop it in your UPI app, at your bank, or at upihelp.npci.org.in.',
  history: 'Month by month',
  months,
  monthOf: (day: string, amount: string, state: string) => `${day}: ${amount}, ${state}`,
}
