import type { Texts } from '../messages/en.ts'

/** The sentence for a field's code; codes come from the contract's checks and from the server. */
export const fieldProblem = ({ fieldProblems }: Texts, name: string, code: string): string => {
  if (name === 'password' && code === 'too_short') return fieldProblems.passwordShort
  // The server does not say which of the two was wrong, and neither do we.
  if (name === 'password' && code === 'mismatch') return fieldProblems.wrongSignIn
  return new Map<string, string>(Object.entries(fieldProblems)).get(code) ?? fieldProblems.other
}
