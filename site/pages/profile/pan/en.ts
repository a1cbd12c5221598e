export const en = {
  title: 'PAN for your tax receipt',
  why: 'You need it only for a tax deduction: a receipt without PAN does not count for tax. We use your PAN only for your receipts. We show only its last four characters, and delete it with your account.',
  label: 'PAN',
  optional: '(optional)',
  hint: 'Ten characters, like ABCPD1234E.',
  save: 'Save PAN',
  saved: 'Your PAN is saved.',
  kept: 'Your PAN',
  endsIn: (last: string) => `ends in ${last}`,
  change: 'Change',
  remove: 'Remove',
  removed: 'Your PAN is removed.',
  cancel: 'Cancel',
  problems: {
    required: 'Enter your PAN.',
    pan: 'A PAN has five letters, four digits and a letter, like ABCPD1234E.',
    pan_own: 'This is the trust’s PAN, as it stands on your receipt. Enter your own.',
    pan_kind: 'Check the fourth letter. It says whose PAN it is, for example P for a person or C for a company.',
  },
}

export type PanTexts = typeof en
