/** English of signing in through a provider. */
export const en = {
  or: 'or',
  label: 'Sign in through a provider',
  apple: 'Continue with Apple',
  working: 'One moment, please',
  cardTitle: 'Could not sign you in',

  // Letter by letter the specification's (section 8).
  notFound: 'Login provider not found',
  notLoggedIn: 'Not logged in',
  notReady: 'Login providers not ready yet. Are there errors on your console?',
  noRefresh: 'Chosen login provider is not supported for refreshing a token',
  noAccessToken: 'Chosen login provider is not supported for getting an access token',

  // What to do then.
  notFoundText: 'Please sign in with your e-mail address and password.',
  notLoggedInText: 'The provider’s window was closed. Press the button to open it again.',
  notReadyText:
    'The provider’s sign-in did not load. A content blocker or the connection may be the reason. You can sign in with your e-mail address and password.',
  noRefreshText:
    'The provider’s answer is no longer valid, or we could not check it. Please press the button again, or sign in with your e-mail address and password.',
  noAccessTokenText: 'The provider did not say who you are. Please sign in with your e-mail address and password.',
  emailInUse: 'There is an account with this e-mail address already',
  emailInUseText:
    'To keep it safe, only its own password opens it. Please sign in with that password here. If you have forgotten it, ask for a new one.',
  noEmail: 'The provider gave us no confirmed e-mail address',
  noEmailText: 'We need one for your receipts. Please let the provider share it, or create an account here.',
}

export type SocialTexts = typeof en
