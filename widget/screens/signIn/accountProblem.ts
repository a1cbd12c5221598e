import type { LaterMessages } from '../../../shared/messages/en/later.ts'

/** The sentence for a code, specific to the field if there is one. Codes come from the contract's checks and from the server. */
export const accountProblem = ({ accountProblems }: LaterMessages, name: string, code: string): string => {
  const sentences = new Map<string, string>(Object.entries(accountProblems))
  return sentences.get(`${name}:${code}`) ?? sentences.get(code) ?? accountProblems.other
}
