/** PostgreSQL's code for a value that must be unique and is there already. */
const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because another one has stored the same unique value. */
export const isRepeated = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === UNIQUE_VIOLATION
