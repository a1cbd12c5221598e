import type { Language } from '../../../shared/languages.ts'
import type { SitePageName } from '../../../shared/sitePaths.ts'

interface PageWords {
  page: SitePageName
  title: Record<Language, string>
  words: Record<Language, string>
}

/**
 * How the site's search names a page, and by which other words readers look for it. It loads with the first search. A page with a banner needs none: the
 * API finds it by its banner.
 */
export const pageWords: readonly PageWords[] = [
  {
    page: 'donate',
    title: { en: 'Donate', hi: 'दान करें' },
    words: { en: 'give donation donation bank upi cheque 80g', hi: 'दान चेक बैंक' },
  },
  {
    page: 'home',
    title: { en: 'Home', hi: 'मुख्य पेज' },
    words: { en: 'home start', hi: 'होम मुखपृष्ठ' },
  },
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
  {
    page: 'login',
    title: { en: 'Sign in', hi: 'लॉगिन' },
    words: { en: 'login log account password', hi: 'लॉगिन खाता' },
  },
  {
    page: 'partnerRegistration',
    title: { en: 'Register your page', hi: 'अपना पेज पंजीकृत कराएँ' },
    words: { en: 'partner button widget registration', hi: 'साझेदार बटन पंजीकरण' },
  },
  {
    page: 'receiptCheck',
    title: { en: 'Check a receipt', hi: 'रसीद जाँचें' },
    words: { en: 'receipt genuine verify qr code fake', hi: 'रसीद असली सत्यापन क्यूआर नकली' },
  },
  {
    page: 'signup',
    title: { en: 'Make an account', hi: 'खाता बनाएँ' },
    words: { en: 'sign up register', hi: 'पंजीकरण' },
  },
]
