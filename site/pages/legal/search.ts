import type { PageWords } from '../../app/pageWords.ts'

export const search: readonly PageWords[] = [
  {
    page: 'privacy',
    title: { en: 'Privacy policy', hi: 'निजता नीति' },
    words: { en: 'data cookies privacy policy', hi: 'गोपनीयता डेटा कुकी' },
  },
  {
    page: 'terms',
    title: { en: 'Terms and conditions', hi: 'नियम और शर्तें' },
    words: { en: 'refund cancellation terms conditions', hi: 'वापसी नियम शर्तें' },
  },
]
