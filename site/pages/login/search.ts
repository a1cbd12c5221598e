import type { PageWords } from '../../app/pageWords.ts'

export const search: readonly PageWords[] = [
  {
    page: 'login',
    title: { en: 'Sign in', hi: 'लॉगिन' },
    words: { en: 'login log account password', hi: 'लॉगिन खाता' },
  },
]
