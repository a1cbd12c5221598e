/** English of signing in, signing up and new passwords. */
export const accountEn = {
  fields: {
    fullName: 'Full name',
    fullNameHint: 'Your gifts are written down under this name.',
    email: 'E-mail',
    emailHint: 'For signing in, and for a new password should you need one.',
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

  /** By code of the contract's checks; `other` for a code that is not known here. */
  fieldProblems: {
    required: 'Please fill this in.',
    email: 'Please write an e-mail address, like name@example.org.',
    too_short: 'This is too short.',
    too_long: 'This is too long.',
    phone: 'Please write a mobile number with ten digits, like 90000 00000.',
    taken: 'There is an account with this e-mail already. Please sign in instead.',
    mismatch: 'This does not match.',
    passwordShort: 'Please use at least 8 characters.',
    other: 'Please check this.',
  },
  problemsInForm: (count: number) =>
    count === 1 ? 'One thing needs your attention' : `${count} things need your attention`,
  /** Over a form whose texts come from a draft. */
  keptDraft: 'This is what you typed before. It is not saved yet.',
  dayParts: { day: 'Day', month: 'Month', year: 'Year', choose: 'Choose' },

  login: {
    title: 'Login',
    heading: 'Welcome back',
    lead: 'Sign in to give, and to see what became of your gifts.',
    submit: 'Login',
    wrong: 'E-mail or password is not right. Please try again.',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    signup: 'Create an account',
    changed: 'Your password is changed. Please sign in with the new one.',
  },

  signup: {
    title: 'Sign up',
    heading: 'Make an account',
    lead: 'It takes a minute. We ask for what the payment page needs, and nothing else.',
    submit: 'Create account',
    haveOne: 'You have an account?',
    login: 'Login',
  },

  forget: {
    title: 'Forgotten password',
    heading: 'A new password',
    lead: 'Write the e-mail address of your account. We send a link to it that is good for one new password.',
    submit: 'Send the link',
    sentHeading: 'Please look at your mail',
    sent: (email: string) =>
      `If there is an account for ${email}, a link is on its way to it. It may take a few minutes; please look among unwanted mail too.`,
    again: 'Use another address',
    back: 'Back to Login',
  },

  reset: {
    title: 'New password',
    heading: 'Choose a new password',
    lead: 'Afterwards you sign in with it on all your devices.',
    submit: 'Save the password',
    useless: 'This link cannot be used any more',
    uselessText: 'It may be old, used already, or not whole. Please ask for a new one.',
    another: 'Ask for a new link',
  },

  connect: {
    title: 'Sign in to give',
    heading: (partner: string) => `Sign in to give on the page of ${partner}`,
    knows:
      'The page is allowed to make a gift in your name, for 15 minutes at most. It learns neither your name nor your e-mail address nor your password.',
    asksAt: 'The page that asks:',
    signIn: 'Sign in and go on',
    signUp: 'Create account and go on',
    toSignUp: 'New here? Create an account',
    toSignIn: 'You have an account? Sign in',
    signedIn: 'You are signed in as',
    continueAs: (name: string) => `Continue as ${name}`,
    other: 'Use another account',
    handing: 'One moment, please',
    done: 'You are signed in',
    doneText: 'You can close this window and go on giving.',
    close: 'Close this window',
    lone: 'This window belongs to a partner’s page',
    loneText: 'Opened by itself it has nothing to do. You can give on our own site instead.',
    stranger: 'We do not know this page',
    strangerText:
      'It is not one of our partners, so it gets no permission to give in your name. You can give on our own site; please check its address first.',
    refusedText: 'The page could not be given permission. You can give on our own site instead.',
    give: 'Give on our site',
  },
}
