import { codeTexts } from './texts.ts'

/** The sentences for the field of a code, by `field:code`. */
export const useCodeProblems = (): Readonly<Record<string, string>> => {
  const texts = codeTexts.use()
  return { 'code:required': texts.required, 'code:too_long': texts.wrong, 'code:mismatch': texts.wrong }
}
