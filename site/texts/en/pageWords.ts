/**
 * How the site's search names a page, and by which other words readers look for it. A page with a banner needs none: the API finds it by its banner. The
 * search finds words of every language, so it loads this file of each.
 */
export const pageWords = {
  home: { title: 'Home', words: 'home start' },
  donate: { title: 'Donate', words: 'give donation donation bank upi cheque 80g' },
  receiptCheck: { title: 'Check a receipt', words: 'receipt genuine verify qr code fake' },
  partnerRegistration: { title: 'Register your page', words: 'partner button widget registration' },
  privacy: { title: 'Privacy policy', words: 'data cookies privacy policy' },
  terms: { title: 'Terms and conditions', words: 'refund cancellation terms conditions' },
  login: { title: 'Sign in', words: 'login log account password' },
  signup: { title: 'Make an account', words: 'sign up register' },
}
