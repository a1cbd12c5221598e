/**
 * The pages of the staff desk, in the order of its navigation. A new page is one line here, one folder beside this file, and its name in `en.ts` and `hi.ts`.
 * Its address is `/staff/<name>`; what follows in the address belongs to the page.
 */
import type { StaffRole } from '../../../shared/contract/people/role.ts'
import { createPage } from '../../app/createPage.ts'
import type { PageDeclaration } from '../../app/pageDeclaration.ts'
import { deskPath } from '../../staff/deskPath.ts'
import { accountTexts } from '../../messages/accountTexts.ts'
import { auditTexts } from './audit/texts.ts'
import { caseTexts } from './cases/texts.ts'
import { reconciliationTexts } from './reconciliation/texts.ts'
import { refundTexts } from './refunds/texts.ts'
import { donationTexts } from './donations/texts.ts'
import { donorTexts } from './donors/texts.ts'
import { mailTexts } from './mails/texts.ts'
import { offlineTexts } from './offline/texts.ts'
import { statementTexts } from './statements/texts.ts'
import { reportTexts } from './partners/texts.ts'

interface DeskPage extends Pick<PageDeclaration, 'code' | 'texts'> {
  /** The least role that the page is for. Its calls check the role again. */
  least: StaffRole
}

const declared = {
  donations: {
    least: 'reader',
    code: () => import('./donations/DonationsPage.tsx'),
    texts: [donationTexts, auditTexts, accountTexts],
  },
  donors: {
    least: 'reader',
    code: () => import('./donors/DonorsPage.tsx'),
    texts: [donorTexts, donationTexts, accountTexts],
  },
  offline: { least: 'accountant', code: () => import('./offline/OfflinePage.tsx'), texts: [offlineTexts] },
  statements: {
    least: 'reader',
    code: () => import('./statements/StatementsPage.tsx'),
    texts: [statementTexts, accountTexts],
  },
  refunds: { least: 'reader', code: () => import('./refunds/RefundsPage.tsx'), texts: [refundTexts, accountTexts] },
  cases: { least: 'reader', code: () => import('./cases/CasesPage.tsx'), texts: [caseTexts, accountTexts] },
  reconciliation: {
    least: 'reader',
    code: () => import('./reconciliation/ReconciliationPage.tsx'),
    texts: [reconciliationTexts, caseTexts, accountTexts],
  },
  partners: { least: 'reader', code: () => import('./partners/PartnersPage.tsx'), texts: [reportTexts] },
  mails: { least: 'reader', code: () => import('./mails/MailsPage.tsx'), texts: [mailTexts] },
  audit: { least: 'administrator', code: () => import('./audit/AuditPage.tsx'), texts: [auditTexts] },
} as const satisfies Record<string, DeskPage>

export type DeskPageName = keyof typeof declared

const names = Object.keys(declared) as DeskPageName[] // keys of a constant

/** Each page with its name; its code and texts load when it is opened. */
export const deskPages = names.map((name) => {
  const page: DeskPage = declared[name]
  return { name, ...createPage(deskPath(name), page) }
})
