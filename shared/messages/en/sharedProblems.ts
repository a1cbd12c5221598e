/** English of the problems that the site tells as the widget does: alone, as the site's first load has no use for the dialog's other texts. */
export const sharedProblems = {
  sessionExpired: ['Authentication Required', 'Session expired. Please login again.'],
  serverFault: ['Server Error', 'Internal server error'],
  postFailed: ['Payment', 'An error occurred while submitting the payment form.'],
} satisfies Record<string, [string, string]>

export type SharedProblems = typeof sharedProblems
