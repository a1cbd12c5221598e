import type { SiteTexts } from '../../texts/useTexts.ts'

/** The sentence for a code, specific to the field if there is one. Codes come from the contract's checks and from the server. */
export const fieldProblem = ({ fieldProblems }: SiteTexts['common'], name: string, code: string): string => {
  const sentences = new Map<string, string>(Object.entries(fieldProblems))
  return sentences.get(`${name}:${code}`) ?? sentences.get(code) ?? fieldProblems.other
}
