import type { pageWords as en } from '../en/pageWords.ts'

export const pageWords: typeof en = {
  home: { title: 'मुख्य पेज', words: 'होम मुखपृष्ठ' },
  donate: { title: 'दान करें', words: 'दान चेक बैंक' },
  receiptCheck: { title: 'रसीद जाँचें', words: 'रसीद असली सत्यापन क्यूआर नकली' },
  partnerRegistration: { title: 'अपना पेज पंजीकृत कराएँ', words: 'साझेदार बटन पंजीकरण' },
  privacy: { title: 'निजता नीति', words: 'गोपनीयता डेटा कुकी' },
  terms: { title: 'नियम और शर्तें', words: 'वापसी नियम शर्तें' },
  login: { title: 'लॉगिन', words: 'लॉगिन खाता' },
  signup: { title: 'खाता बनाएँ', words: 'पंजीकरण' },
}
