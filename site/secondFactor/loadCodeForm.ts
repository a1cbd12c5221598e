import { currentLanguage } from '../app/language/language.ts'

/** The form for the code, with its texts. For staff only, so it loads when it is needed. */
export const loadCodeForm = async () => {
  const [{ CodeForm }, { codeTexts }] = await Promise.all([import('./CodeForm.tsx'), import('./texts.ts')])
  await codeTexts.load(currentLanguage())
  return CodeForm
}
