import type { Texts } from '../messages/en.ts'

/** The sentence for a code, specific to the field if there is one. Codes come from the contract's checks and from the server. */
export const fieldProblem = ({ fieldProblems }: Texts, name: string, code: string): string => {
  const sentences = new Map<string, string>(Object.entries(fieldProblems))
  return sentences.get(`${name}:${code}`) ?? sentences.get(code) ?? fieldProblems.other
}
