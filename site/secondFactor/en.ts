/** English of the second factor. */
export const en = {
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

export type CodeTexts = typeof en
