/** English of the sign-in window that a partner's page opens. */

export const connect = {
  title: 'Sign in to give',
  heading: (partner: string) => `Sign in to give on the page of ${partner}`,
  // In a narrow window the line must not end at the hyphen: a word joiner follows it.
  knows:
    'For 15 minutes at most, this page can start a donation for you. It never sees your name, your e-\u2060mail address or your password.',
  knowsOne:
    'For 15 minutes at most, this page can start this donation for you, and no other amount. It never sees your name, your e-\u2060mail address or your password.',
  waiting: (amount: string, title: string) => `${amount} for ${title}`,
  waitingHint: 'This donation is waiting on the page. After you sign in, you go straight to the payment.',
  asksAt: 'Address of the page:',
  signIn: 'Sign in and continue',
  signUp: 'Create account and continue',
  toSignUp: 'New here? Create an account',
  toSignIn: 'Already have an account? Sign in',
  signedIn: 'You are signed in as',
  continueAs: (name: string) => `Continue as ${name}`,
  other: 'Use another account',
  handing: 'One moment, please',
  done: 'You are signed in',
  doneText: 'You can close this window and continue with your donation.',
  close: 'Close this window',
  lone: 'This window belongs to a partner’s page',
  loneText: 'It works only when that page opens it. You can give on our own site instead.',
  cutOff: 'The page cannot receive your sign-in',
  cutOffText: 'You cannot sign in for it here. Nothing is lost: give on our own page, and we keep your choices.',
  stranger: 'You cannot sign in for this page',
  strangerText:
    'The page is not registered with us, so it cannot start a donation for you. Nothing is lost: give on our own page, and we keep your choices.',
  strangerGive: 'Give on our own page',
  strangerOwner: 'Is this your page? Ask us to register it',
  refusedText: 'We could not give the page permission. You can give on our own site instead.',
  give: 'Give on our site',
}
