/** Pages of the site without a banner, by their path, and the words by which people look for them. */
export const pages = {
  '/home': { title: 'Home', words: 'home start' },
  '/donate': { title: 'Donate', words: 'give gift donation bank upi cheque 80g' },
  '/login': { title: 'Sign in', words: 'login log account password' },
  '/signup': { title: 'Make an account', words: 'sign up register' },
  '/privacy-and-policy': { title: 'Privacy policy', words: 'data cookies privacy policy' },
  '/terms-and-conditions': { title: 'Terms and conditions', words: 'refund cancellation terms conditions' },
}
