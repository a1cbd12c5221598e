export const en = {
  title: 'Notifications',
  lead: 'News about your donations, and reminders of your special days.',
  list: 'All notifications',
  unreadCount: (count: number) => (count === 1 ? 'One is unread.' : `${count} are unread.`),
  allRead: 'All are read.',
  unread: 'New',
  read: 'Read',
  markAll: 'Mark all as read',
  marked: 'Notifications are marked as read.',
  notMarked: 'They could not be marked as read.',
  open: 'Open',
  settings: 'Choose your notifications',
  pages: 'notifications',
  emptyTitle: 'Nothing here yet',
  empty: 'We tell you here when a donation is confirmed, and when one of your special days is near.',
  emptyPage: 'There are no more notifications on this page.',
  toFirst: 'To the newest',
}

export type NotificationTexts = typeof en
