import type { PageWords } from '../../app/pageWords.ts'

export const search: readonly PageWords[] = [
  {
    page: 'receiptCheck',
    title: { en: 'Check a receipt', hi: 'रसीद जाँचें' },
    words: { en: 'receipt genuine verify qr code fake', hi: 'रसीद असली सत्यापन क्यूआर नकली' },
  },
]
