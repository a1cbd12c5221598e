/** English texts of the problems that site and widget share. They have their own file, so the site's first load leaves out the dialog's other texts. */
export const sharedProblems = {
  sessionExpired: ['Authentication Required', 'Session expired. Please login again.'],
  serverFault: ['Server Error', 'Internal server error'],
  postFailed: ['Payment', 'An error occurred while submitting the payment form.'],
} satisfies Record<string, [string, string]>

export type SharedProblems = typeof sharedProblems
