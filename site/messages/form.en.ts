/** English of all forms: fields, and their problems. */
export const formEn = {
  fields: {
    fullName: 'Full name',
    fullNameHint: 'Your donations and receipts carry this name.',
    email: 'E-mail',
    emailHint: 'You need it to sign in, for receipts and for a new password.',
    contactNo: 'Mobile number',
    contactNoHint: 'An Indian number with ten digits. The payment page asks for it.',
    password: 'Password',
    newPassword: 'New password',
    newPasswordHint: 'At least 8 characters. A short sentence is easy to remember.',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },

  /** By code of the contract's checks, or by field and code; `other` for a code that is not known here. */
  fieldProblems: {
    required: 'Please fill this in.',
    email: 'Please write an e-mail address, like name@example.org.',
    too_short: 'This is too short.',
    too_long: 'This is too long.',
    phone: 'Please write a mobile number with ten digits, like 90000 00000.',
    taken: 'There is an account with this e-mail already. Please sign in instead.',
    mismatch: 'This does not match.',
    wrongSignIn: 'E-mail or password is not right. Please try again.',
    'fullName:required': 'Enter your full name.',
    'fullName:too_short': 'Enter your full name, with at least 2 letters.',
    'fullName:invalid': 'Write your name with letters only, on one line.',
    'email:required': 'Enter your e-mail address.',
    'email:email': 'Enter an e-mail address like name@example.org.',
    'contactNo:required': 'Enter your mobile number.',
    'contactNo:phone': 'Enter a mobile number with ten digits, like 90000 00000.',
    'password:required': 'Enter a password.',
    'password:too_short': 'Enter a password with at least 8 characters.',
    // The server does not say which of the two was wrong, and neither do we.
    'password:mismatch': 'E-mail or password is not right. Please try again.',
    other: 'Please check this.',
  },
  problemsInForm: (count: number) =>
    count === 1 ? 'One thing needs your attention' : `${count} things need your attention`,
  /** Above a form whose texts come from a draft. */
  keptDraft: 'This is what you typed before. It is not saved yet.',
  dayParts: { day: 'Day', month: 'Month', year: 'Year', choose: 'Choose' },
}
