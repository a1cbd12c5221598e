import type { StaffRole } from '../../../shared/contract/people/role.ts'
import type { DeskPageName } from './deskPages.ts'

const pages: Record<DeskPageName, string> = {
  donations: 'Donations',
  donors: 'Donors',
  offline: 'Offline donation',
  statements: 'Yearly statement',
  refunds: 'Refunds',
  cases: 'Cases',
  reconciliation: 'Compared days',
  partners: 'Partners',
  mails: 'Mails that did not arrive',
  audit: 'Audit log',
}
const roles: Record<StaffRole, string> = {
  reader: 'Reader',
  accountant: 'Accountant',
  administrator: 'Administrator',
}

export const en = {
  desk: 'Staff desk',
  site: 'To the website',
  breadcrumb: 'Where you are',
  pages,
  roles,
  yourRole: (role: string) => `Your role: ${role}`,
  keys: 'Keys: / to search, ↑ and ↓ for rows, Enter to open, Esc to go back',
  notForYouTitle: 'This page is not for your account',
  notForYou: 'You are signed in, but there is nothing here for you. Your own donations are under “My donations”.',
  toDonations: 'My donations',
  toHome: 'Home page',
  moreRightsTitle: 'Your role does not include this page',
  moreRights: (role: string) =>
    `It needs the role “${role}”. An administrator of the trust’s server can give it to you.`,
  noPageTitle: 'The desk has no such page',
  noPage: 'Choose one from the list.',
  table: {
    sortBy: (title: string) => `Sort by ${title}`,
    more: 'Load more',
    loadingMore: 'Loading more',
    end: 'End of the list',
    nothing: 'Nothing found',
    nothingWith: 'Nothing matches these filters.',
    showAll: 'Remove the filters',
  },
  filter: {
    label: 'Filters',
    search: 'Search',
    apply: 'Show',
    clear: 'Remove the filters',
    more: 'More filters',
    any: 'All',
    from: 'From day',
    to: 'To day',
  },
  download: { csv: 'Download CSV', busy: 'One moment, please' },
  dialog: { close: 'Close' },
}

export type DeskTexts = typeof en
