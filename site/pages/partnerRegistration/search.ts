import type { PageWords } from '../../app/pageWords.ts'

export const search: readonly PageWords[] = [
  {
    page: 'partnerRegistration',
    title: { en: 'Register your page', hi: 'अपना पेज पंजीकृत कराएँ' },
    words: { en: 'partner button widget registration', hi: 'साझेदार बटन पंजीकरण' },
  },
]
