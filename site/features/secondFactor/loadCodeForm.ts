import { currentLanguage } from '../../app/language/language.ts'
import { loadTexts } from '../../texts/useTexts.ts'

/** The form for the code, with its texts. For staff only, so it loads when it is needed. */
export const loadCodeForm = async () => {
  const [{ CodeForm }] = await Promise.all([import('./CodeForm.tsx'), loadTexts('signIn', currentLanguage())])
  return CodeForm
}
