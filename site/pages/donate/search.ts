import type { PageWords } from '../../app/pageWords.ts'

export const search: readonly PageWords[] = [
  {
    page: 'donate',
    title: { en: 'Donate', hi: 'दान करें' },
    words: { en: 'give donation donation bank upi cheque 80g', hi: 'दान चेक बैंक' },
  },
]
