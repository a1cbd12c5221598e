/** The menus of a signed-in person. Loaded with them. */
export const memberEn = {
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
  gifts: 'My gifts',
  partnerReport: 'Donations by partner',
  logout: 'Logout',
  deleteAccount: 'Delete account',
  deletion: {
    title: 'Delete your account?',
    goesTitle: 'This goes, at once and for good',
    goes: 'Your name, address, picture and password, your special dates, your notifications, and your promise of regular gifts.',
    staysTitle: 'This stays',
    stays:
      'Each gift that you gave, with its receipt number, because the law asks us to keep the books. Your name no longer stands beside it. Receipts can no longer be downloaded: keep those that you need first.',
    keep: 'Keep my account',
    next: 'Go on',
    sureTitle: 'Are you sure?',
    sure: (email: string) => `This cannot be undone. To delete the account, type its e-mail address: ${email}`,
    email: 'E-mail address of this account',
    other: 'This is not the e-mail address of this account.',
    deleteNow: 'Delete for good',
    done: 'Your account is deleted. Thank you for all you have given.',
  },
}

export type MemberTexts = typeof memberEn
