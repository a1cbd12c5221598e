import type { PageWords } from '../../app/pageWords.ts'

export const search: readonly PageWords[] = [
  {
    page: 'home',
    title: { en: 'Home', hi: 'मुख्य पेज' },
    words: { en: 'home start', hi: 'होम मुखपृष्ठ' },
  },
]
