import type { PageWords } from '../../app/pageWords.ts'

export const search: readonly PageWords[] = [
  {
    page: 'signup',
    title: { en: 'Make an account', hi: 'खाता बनाएँ' },
    words: { en: 'sign up register', hi: 'पंजीकरण' },
  },
]
