/**
 * The pages of the staff desk, in the order of its navigation. A new page is one line here, one folder beside this file, and its title in `site/texts`.
 * Its address is `/staff/<name>`; what follows in the address belongs to the page.
 */
import type { StaffRole } from '../../../shared/contract/people/account.ts'
import { createPage, type PageDeclaration } from '../../framework/pageDeclaration.ts'
import { type DeskPageName, deskPath } from './desk/useDesk.tsx'

interface DeskPage extends Pick<PageDeclaration, 'code'> {
  /** The least role that the page is for; `reader` if absent. Its calls check the role again. */
  least?: StaffRole
  /** What a page of the desk usually shows, if absent. */
  texts?: PageDeclaration['texts']
}

const declared: Readonly<Record<DeskPageName, DeskPage>> = {
  overview: { code: () => import('./overview/OverviewPage.tsx'), texts: ['desk'] },
  donations: { code: () => import('./donations/DonationsPage.tsx'), texts: ['desk', 'account'] },
  donors: { code: () => import('./donors/DonorsPage.tsx') },
  offline: { code: () => import('./offline/OfflinePage.tsx'), least: 'accountant' },
  monthly: { code: () => import('./monthly/MonthlyDeskPage.tsx') },
  links: { code: () => import('./links/LinksPage.tsx') },
  deeds: { code: () => import('./deeds/DeedsPage.tsx') },
  statements: { code: () => import('./statements/StatementsPage.tsx') },
  refunds: { code: () => import('./refunds/RefundsPage.tsx') },
  cases: { code: () => import('./cases/CasesPage.tsx') },
  reconciliation: { code: () => import('./reconciliation/ReconciliationPage.tsx') },
  payouts: { code: () => import('./PayoutsPage.tsx') },
  partners: { code: () => import('./partners/PartnersPage.tsx') },
  mails: { code: () => import('./MailsPage.tsx') },
  audit: { code: () => import('./AuditPage.tsx'), least: 'administrator' },
}

const names = Object.keys(declared) as DeskPageName[] // keys of a constant

/** Each page with its name; its code and texts load when it is opened. */
export const deskPages = names.map((name) => {
  const { code, least = 'reader', texts = ['staff', 'desk', 'account'] } = declared[name]
  return { name, ...createPage(deskPath(name), { code, least, texts }) }
})
