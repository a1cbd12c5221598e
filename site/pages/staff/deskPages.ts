/**
 * The pages of the staff desk, in the order of its navigation. A new page is one line here, one folder beside this file, and its name in `site/texts`.
 * Its address is `/staff/<name>`; what follows in the address belongs to the page.
 */
import type { StaffRole } from '../../../shared/contract/people/account.ts'
import { createPage, type PageDeclaration } from '../../framework/pageDeclaration.ts'
import { deskPath } from './desk/deskPath.ts'

interface DeskPage extends Pick<PageDeclaration, 'code' | 'texts'> {
  /** The least role that the page is for. Its calls check the role again. */
  least: StaffRole
}

const declared = {
  overview: { least: 'reader', code: () => import('./overview/OverviewPage.tsx'), texts: ['desk'] },
  donations: {
    least: 'reader',
    code: () => import('./donations/DonationsPage.tsx'),
    texts: ['desk', 'account'],
  },
  donors: {
    least: 'reader',
    code: () => import('./donors/DonorsPage.tsx'),
    texts: ['staff', 'desk', 'account'],
  },
  offline: { least: 'accountant', code: () => import('./offline/OfflinePage.tsx'), texts: ['staff'] },
  monthly: {
    least: 'reader',
    code: () => import('./monthly/MonthlyDeskPage.tsx'),
    texts: ['staff', 'desk'],
  },
  links: { least: 'reader', code: () => import('./links/LinksPage.tsx'), texts: ['staff'] },
  deeds: { least: 'reader', code: () => import('./deeds/DeedsPage.tsx'), texts: ['staff'] },
  statements: {
    least: 'reader',
    code: () => import('./statements/StatementsPage.tsx'),
    texts: ['staff', 'account'],
  },
  refunds: { least: 'reader', code: () => import('./refunds/RefundsPage.tsx'), texts: ['staff', 'account'] },
  cases: { least: 'reader', code: () => import('./cases/CasesPage.tsx'), texts: ['staff', 'account'] },
  reconciliation: {
    least: 'reader',
    code: () => import('./reconciliation/ReconciliationPage.tsx'),
    texts: ['staff', 'account'],
  },
  payouts: { least: 'reader', code: () => import('./PayoutsPage.tsx'), texts: ['staff'] },
  partners: { least: 'reader', code: () => import('./partners/PartnersPage.tsx'), texts: ['staff'] },
  mails: { least: 'reader', code: () => import('./MailsPage.tsx'), texts: ['staff'] },
  audit: { least: 'administrator', code: () => import('./AuditPage.tsx'), texts: ['staff'] },
} as const satisfies Record<string, DeskPage>

export type DeskPageName = keyof typeof declared

const names = Object.keys(declared) as DeskPageName[] // keys of a constant

/** Each page with its name; its code and texts load when it is opened. */
export const deskPages = names.map((name) => {
  const page: DeskPage = declared[name]
  return { name, ...createPage(deskPath(name), page) }
})
