import type { Texts } from '../messages/en.ts'

/** The sentence for a field's code, of that very field where there is one; codes come from the contract's checks and from the server. */
export const fieldProblem = ({ fieldProblems }: Texts, name: string, code: string): string => {
  const sentences = new Map<string, string>(Object.entries(fieldProblems))
  return sentences.get(`${name}:${code}`) ?? sentences.get(code) ?? fieldProblems.other
}
