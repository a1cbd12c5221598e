import type { BannerPage } from '../../shared/contract/content/banner.ts'
import type { Language } from '../http/language.ts'

/** Where the page of a banner is; those behind a sign-in, too, since whoever searches may be the one. */
export const bannerPaths: Record<BannerPage, string> = {
  about: '/about',
  swargashram: '/swargashram',
  projects: '/projects',
  internship: '/internship-project',
  ashayein: '/ashayein-project',
  'csr-support': '/csr-support',
  media: '/media',
  photos: '/photos',
  video: '/video',
  blog: '/blog',
  archives: '/archives',
  contact: '/contact',
  donation: '/donation',
  profile: '/profile',
  notifications: '/notifications',
}

/** Pages without a banner, and the words by which people look for them. */
export const plainPages: readonly { path: string; title: Record<Language, string>; words: string }[] = [
  { path: '/home', title: { en: 'Home', hi: 'मुख्य पेज' }, words: 'home start होम मुखपृष्ठ' },
  { path: '/donate', title: { en: 'Donate', hi: 'दान करें' }, words: 'give gift donation bank upi cheque 80g दान चेक बैंक' },
  { path: '/login', title: { en: 'Sign in', hi: 'लॉगिन' }, words: 'login log account password लॉगिन खाता' },
  { path: '/signup', title: { en: 'Make an account', hi: 'खाता बनाएँ' }, words: 'sign up register पंजीकरण' },
  {
    path: '/privacy-and-policy',
    title: { en: 'Privacy policy', hi: 'निजता नीति' },
    words: 'data cookies privacy policy गोपनीयता डेटा कुकी',
  },
  {
    path: '/terms-and-conditions',
    title: { en: 'Terms and conditions', hi: 'नियम और शर्तें' },
    words: 'refund cancellation terms conditions वापसी नियम शर्तें',
  },
]
