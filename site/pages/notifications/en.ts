export const en = {
  title: 'Notifications',
  lead: 'News of your gifts and of the days that you asked us to remember.',
  list: 'All notifications',
  unreadCount: (count: number) => (count === 1 ? 'One is unread.' : `${count} are unread.`),
  allRead: 'All are read.',
  unread: 'New',
  read: 'Read',
  markAll: 'Mark all as read',
  marked: 'Notifications are marked as read.',
  notMarked: 'They could not be marked as read.',
  open: 'Open',
  settings: 'Choose what we tell you',
  pages: 'notifications',
  emptyTitle: 'Nothing here yet',
  empty: 'When a gift is confirmed, or a day that matters to you comes near, it stands here.',
  emptyPage: 'There are no more notifications on this page.',
  toFirst: 'To the newest',
}

export type NotificationTexts = typeof en
