/** The message of an error and of its causes, for the terminal. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A host with several addresses fails with one error for each, and without a message of its own.
  const own = error.message || (error instanceof AggregateError ? error.errors.map(explain).join(', ') : error.name)
  return error.cause === undefined ? own : `${own}: ${explain(error.cause)}`
}
