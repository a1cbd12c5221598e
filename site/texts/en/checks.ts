/** English of what a form says once somebody types. It loads with the code that checks the form. */

/** By code of the contract's checks, or by field and code; `other` for a code that is not known here. */
export const fieldProblems = {
  required: 'Please fill this in.',
  email: 'Please write an e-mail address, like name@example.org.',
  too_short: 'This is too short.',
  too_long: 'This is too long.',
  formula: 'Please begin with a letter or a digit, not with a sign such as - or @.',
  phone: 'Please write a mobile number with ten digits, like 90000 00000.',
  taken: 'There is an account with this e-mail already. Please sign in instead.',
  mismatch: 'This does not match.',
  future: 'This day is in the future.',
  too_early: 'This day is too long ago. Check the year.',
  pin: 'A PIN code has six digits, like 249001.',
  'name:invalid': 'Leave out signs such as < or an emoji.',
  'fullName:required': 'Enter your full name.',
  'fullName:too_short': 'Enter your full name, with at least 2 letters.',
  'fullName:invalid': 'Leave out the signs that a receipt cannot show, such as < or an emoji.',
  'email:required': 'Enter your e-mail address.',
  'email:email': 'Enter an e-mail address like name@example.org.',
  'contactNo:required': 'Enter your mobile number.',
  'contactNo:phone': 'Enter a mobile number with ten digits, like 90000 00000.',
  'password:required': 'Enter a password.',
  'password:too_short': 'Enter a password with at least 8 characters.',
  // The server does not say which of the two was wrong, and neither do we.
  'password:mismatch': 'E-mail or password is not right. Please try again.',
  other: 'Please check this.',
}

export const problemsInForm = (count: number) =>
  count === 1 ? 'One thing needs your attention' : `${count} things need your attention`

/** Asks again who this is, before an act that needs it. */
export const proof = {
  password: 'Your password',
  why: 'Please show that it is you. Without a password, sign in again with Google or Apple, and come back within ten minutes.',
  again: 'Sign out and sign in again',
  wrong: 'This is not your password.',
}

/** In a form, after somebody saved other values meanwhile. */
export const meanwhile: string = 'Saved by somebody else meanwhile; what you typed stays:'

/** Above a form whose texts come from a draft. */
export const keptDraft: string = 'This is what you typed before. It is not saved yet.'
