/** English of what a signed-in person may meet on any page. */

/** The menus of a signed-in person. */
export const menus = {
  notifications: 'Notifications',
  unread: (count: number) => (count === 1 ? 'Notifications, 1 unread' : `Notifications, ${count} unread`),
  isUnread: 'unread',
  viewAll: 'View All',
  loading: 'Loading',
  none: 'Nothing new.',
  failed: 'Your notifications could not be loaded now.',
  read: 'Notifications are marked as read.',
  accountOf: (name: string) => `${name}, your account`,
  profile: 'Profile',
  donations: 'My donations',
  desk: 'Staff desk',
  deleteAccount: 'Delete account',
  deletion: {
    title: 'Delete your account?',
    goesTitle: 'We delete this at once and for ever',
    goes: 'Your name, address, picture and password, your special days, your notifications, and your promise of regular donations.',
    staysTitle: 'We keep this',
    stays:
      'Each of your donations, with its receipt number, because the law requires it. Your name is removed from it.',
    sealed: (day: string | undefined) =>
      day === undefined
        ? 'What your receipts say about you is sealed, and goes when the tax law no longer demands it.'
        : `What your receipts say about you is sealed, because the tax law demands it. The last of it goes after ${day}.`,
    advice: 'You can no longer open your receipts, so please save those that you need first.',
    keep: 'Keep my account',
    next: 'Continue',
    sureTitle: 'Are you sure?',
    sure: (email: string) => `This cannot be undone. To delete the account, type its e-mail address: ${email}`,
    email: 'E-mail address of this account',
    other: 'This is not the e-mail address of this account.',
    deleteNow: 'Delete for ever',
    done: 'Your account is deleted. Thank you for all you have given.',
  },
}

/** The PAN, in the profile and after a donation. */
export const pan = {
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
