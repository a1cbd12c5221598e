/** English of the agreement to give every month: in the dialog, in the sign-in window, after a donation, and for a changed agreement. */
const ordinal = (day: number): string =>
  `${day}${day > 3 && day < 21 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`

export const monthlyWords = {
  everyMonth: 'Give every month',
  line: (amount: string, day: number, until: string, most: string) =>
    `Yes, ${amount} every month, on the ${ordinal(day)}, until ${until}, at most ${most}`,
  /** Whether a debit needs a confirmation. */
  confirmations: {
    none: (limit: string) =>
      `Your bank or app tells you before each debit. Up to ${limit} it asks for no confirmation.`,
    above: (limit: string) =>
      `Your bank or app tells you before each debit. A debit above ${limit} needs your confirmation.`,
    each: (limit: string) => `Each debit is above ${limit}, so it needs your confirmation in your app.`,
  },
  stop: 'You can stop at any time, without signing in.',
  first: (day: number) => `The first is today, then on the ${ordinal(day)} of each month.`,
  change: 'Change day, end or maximum',
  day: 'Day of the month',
  dayOf: ordinal,
  until: 'Until',
  most: 'At most in one debit',
  problems: {
    closed: 'Nobody can give every month at the moment. Take the tick away to give once.',
    tooSmall: 'The maximum must not be smaller than the donation.',
    tooSoon: 'Choose an end at least a month from now.',
    tooLate: 'That end is too far away. Choose an earlier one.',
  },
}
export type MonthlyWords = typeof monthlyWords
