/** English of ways to sign in that load with their buttons or steps. */

/** Signing in through a provider. */
export const social = {
  or: 'or',
  label: 'Sign in through a provider',
  apple: 'Continue with Apple',
  working: 'One moment, please',
  inApp: {
    signin: 'Google does not sign people in inside this app. Use a code, or open this page in your browser.',
    signup: 'Google does not sign people in inside this app. Fill in the form, or open this page in your browser.',
  },
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

/** The second factor, at sign-in and in the profile. For staff only. */
export const secondFactor = {
  heading: 'One more step',
  code: 'Code',
  codeHint: 'The six digits that your authenticator app shows now.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes that you kept when you set this up. Each works once.',
  useRecovery: 'I do not have my phone',
  useApp: 'Use the app',
  again: 'Begin again',
  submit: 'Sign in',
  required: 'Enter the code.',
  wrong: 'This code is wrong, too old or already used. Enter the next one.',

  needed: 'The trust’s staff need this. Without it, the pages of the trust’s staff stay closed.',
  off: 'Signing in needs your password only.',
  begin: 'Set up',
  scan: 'Scan this picture with an authenticator app on your phone, for example Aegis, Google Authenticator or 2FAS.',
  picture: 'QR code for your authenticator app',
  typeIt: 'Or type this key into the app:',
  key: 'Key',
  confirm: 'Turn on',
  cancel: 'Cancel',
  keep: 'Keep these recovery codes',
  keepWhy:
    'If you lose your phone, each of them signs you in once. Print them, or write them down. They are not shown again.',
  allCodes: 'Recovery codes',
  print: 'Print',
  kept: 'I have kept them',
  isOn: (day: string) => `On since ${day}. Signing in needs a code.`,
  left: (count: number) => (count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`),
  renew: 'New recovery codes',
  renewWhy: 'The old ones stop working.',
  turnOff: 'Turn off',
  turnedOff: 'Signing in needs your password only now.',
}

/** A code of six digits by mail or SMS. */
export const sentCode = {
  send: 'Send me a code',
  orPassword: 'or with your password',
  noSms: 'We cannot send SMS. Please enter your e-mail address.',
  smsToo: 'By SMS, too: enter your mobile number instead of the e-\u2060mail address.',
  mailOnly: 'Six digits come by mail. You need no password.',
  code: 'Code',
  sent: (to: string) => `A code of six digits is on its way to ${to}. It works for 10 minutes.`,
  spam: 'Nothing has arrived? Please look into the spam folder, too.',
  submit: 'Continue',
  create: 'Create account and continue',
  again: 'Send another code',
  againIn: (seconds: number) => `Another code in ${seconds} s`,
  other: 'Use another address or a password',
  newcomer: 'Your code is right. You are new here, so please add this:',
  required: 'Enter the code.',
  six: 'Enter all six digits of the code.',
  wrong: 'This code is wrong, too old or already used. Look at the newest message, or ask for another code.',
}
