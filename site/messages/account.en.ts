/** English of signing in, signing up and new passwords. */
export const accountEn = {
  login: {
    title: 'Login',
    heading: 'Welcome back',
    lead: 'Sign in to give, and to see what became of your gifts.',
    submit: 'Login',
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
    // In a narrow window the line must not end at the hyphen: a word joiner follows it.
    knows:
      'The page is allowed to make a gift in your name, for 15 minutes at most. It learns neither your name nor your e-\u2060mail address nor your password.',
    waiting: (amount: string, title: string) => `${amount} for ${title}`,
    waitingHint: 'This donation waits on the page. After the sign-in it goes straight to the payment.',
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
    cutOff: 'The page cannot hear this window',
    cutOffText:
      'So you cannot sign in for it here. Nothing is lost: give on our own page, and what you have chosen comes along.',
    stranger: 'You cannot sign in for this page',
    strangerText:
      'It is not registered with us, so we do not let it give in your name. Nothing is lost: give on our own page, and what you have chosen comes along.',
    strangerGive: 'Give on our own page',
    strangerOwner: 'Is this your page? Ask us to register it',
    refusedText: 'The page could not be given permission. You can give on our own site instead.',
    give: 'Give on our site',
  },
}

export type AccountTexts = typeof accountEn
