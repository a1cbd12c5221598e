/** The menus of a signed-in person. Loaded with them. */
export const en = {
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

export type MemberTexts = typeof en
