/** English of signing in, signing up and new passwords. */

/** Below the fields of an account. `newPassword` is a label. */
export const fieldHints = {
  fullName: 'Your donations and receipts carry this name.',
  email: 'You need it to sign in, for receipts and for a new password.',
  contactNo: 'An Indian number with ten digits. The payment page asks for it.',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters. A short sentence is easy to remember.',
}

/** Why a new password is refused, by `field:code`. */
export const weakPassword = {
  'password:common':
    'This password is often used, so it is easy to guess. Choose another one, for example three words that only you would put together.',
  'password:own_name': 'This password is made of your name or address, or of ours. Choose one that nobody can guess.',
}

/** Before a dangerous act, if the last sign-in is some time ago. */
export const fileLink: string = 'If nothing happens, open this link.'

export const login = {
  title: 'Login',
  heading: 'Welcome back',
  lead: 'Sign in to donate and to see your donations.',
  submit: 'Login',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  signup: 'Create an account',
  changed: 'Your password is changed. Please sign in with the new one.',
}

export const signup = {
  title: 'Sign up',
  heading: 'Make an account',
  lead: 'It takes a minute. We ask only for what the payment page needs.',
  submit: 'Create account',
  haveOne: 'Already have an account?',
}

export const forget = {
  title: 'Forgotten password',
  heading: 'A new password',
  lead: 'Enter the e-mail address of your account. We will send you a link to choose a new password.',
  submit: 'Send the link',
  sentHeading: 'Please check your e-mail',
  sent: (email: string) =>
    `If ${email} has an account, we have sent a link to it. It may take a few minutes. Please check your spam folder too.`,
  again: 'Use another address',
  back: 'Back to Login',
}

export const reset = {
  heading: 'Choose a new password',
  lead: 'From then on, you sign in with it on all your devices.',
  submit: 'Save the password',
  useless: 'This link no longer works',
  uselessText: 'It may be too old, already used or incomplete. Please ask for a new one.',
  another: 'Ask for a new link',
}

/** Around the privacy notice. */
export const notice = {
  more: 'Why we keep it, for how long, and your rights',
  withdraw: 'Withdraw your consent',
  complain: 'Complain',
  whole: 'Read the privacy policy',
}
