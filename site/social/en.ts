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
    'The provider’s part of this page did not arrive; a content blocker or the connection may hold it back. You can sign in with your e-mail address and password.',
  noRefreshText:
    'What the provider told us is no longer valid, or could not be proven. Please press the button again, or sign in with your e-mail address and password.',
  noAccessTokenText: 'The provider did not say who you are. Please sign in with your e-mail address and password.',
  emailInUse: 'There is an account with this e-mail address already',
  emailInUseText:
    'For its safety it is opened with its own password only. Please sign in with it here; if it is forgotten, ask for a new one.',
  noEmail: 'The provider told us no confirmed e-mail address',
  noEmailText: 'We need one for your receipts. Please let the provider share it, or create an account here.',
}

export type SocialTexts = typeof en
