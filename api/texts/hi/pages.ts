import type { pages as english } from '../en/pages.ts'

export const pages: typeof english = {
  '/home': { title: 'मुख्य पेज', words: 'होम मुखपृष्ठ' },
  '/donate': { title: 'दान करें', words: 'दान चेक बैंक' },
  '/login': { title: 'लॉगिन', words: 'लॉगिन खाता' },
  '/signup': { title: 'खाता बनाएँ', words: 'पंजीकरण' },
  '/privacy-and-policy': { title: 'निजता नीति', words: 'गोपनीयता डेटा कुकी' },
  '/terms-and-conditions': { title: 'नियम और शर्तें', words: 'वापसी नियम शर्तें' },
}
