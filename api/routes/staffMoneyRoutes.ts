import {
  caseQuerySchema,
  casesPageSchema,
  casesQuerySchema,
  closeCaseSchema,
  staffCaseSchema,
} from '../../shared/contract/staff/cases.ts'
import {
  reconcileDaySchema,
  reconciliationDaysQuerySchema,
  reconciliationDaysSchema,
} from '../../shared/contract/staff/reconciliation.ts'
import {
  approveRefundSchema,
  askedRefundSchema,
  refundsPageSchema,
  refundsQuerySchema,
  refuseRefundSchema,
  requestRefundSchema,
} from '../../shared/contract/staff/refunds.ts'
import type { Route } from '../platform/http/call.ts'
import { closeCase } from '../accounting/reconciliation/cases/closeCase.ts'
import { listDays, reconcileDayAgain } from '../accounting/reconciliation/days.ts'
import { listCases } from '../accounting/reconciliation/cases/listCases.ts'
import { readCase } from '../accounting/reconciliation/cases/readCase.ts'
import { approveRefund, refuseRefund } from '../accounting/refunds/decideRefund.ts'
import { listRefunds } from '../accounting/refunds/listRefunds.ts'
import { requestRefund } from '../accounting/refunds/requestRefund.ts'
import { accountantWrite, staffRead } from './callers.ts'

/** Reconciliation, its cases, and refunds. */
export const staffMoneyRoutes: readonly Route[] = [
  {
    ...staffRead,
    path: 'staff/cases',
    audits: 'cases.read',
    summary: 'Differences between our donations and the provider’s records, the most urgent first',
    query: casesQuerySchema,
    answer: casesPageSchema,
    handle: listCases,
  },
  {
    ...staffRead,
    path: 'staff/case',
    audits: 'cases.read',
    summary: 'One case with its evidence, the stored messages and its notes',
    query: caseQuerySchema,
    answer: staffCaseSchema,
    refusals: [404],
    handle: readCase,
  },
  {
    ...accountantWrite,
    path: 'staff/close-case',
    recent: false,
    audits: null,
    summary: 'Closes a case with a note',
    body: closeCaseSchema,
    answer: null,
    refusals: [404, 409],
    handle: closeCase,
  },
  {
    ...staffRead,
    path: 'staff/reconciliation-days',
    audits: 'reconciliation.read',
    summary: 'The days that were compared with the provider’s records, newest first',
    query: reconciliationDaysQuerySchema,
    answer: reconciliationDaysSchema,
    handle: listDays,
  },
  {
    ...accountantWrite,
    path: 'staff/reconcile-day',
    recent: false,
    audits: null,
    summary: 'Compares a day again, within a minute',
    body: reconcileDaySchema,
    answer: null,
    handle: reconcileDayAgain,
  },
  {
    ...staffRead,
    path: 'staff/refunds',
    audits: 'refunds.read',
    summary: 'Refunds that were asked for, newest first',
    query: refundsQuerySchema,
    answer: refundsPageSchema,
    handle: listRefunds,
  },
  {
    ...accountantWrite,
    path: 'staff/request-refund',
    recent: false,
    audits: null,
    summary: 'Asks for a refund, whole or in part; another person must approve it',
    body: requestRefundSchema,
    answer: askedRefundSchema,
    refusals: [404, 409],
    handle: requestRefund,
  },
  {
    ...accountantWrite,
    path: 'staff/approve-refund',
    recent: true,
    audits: null,
    summary: 'Approves a refund that another person asked for; it is then sent to the provider',
    body: approveRefundSchema,
    answer: null,
    refusals: [404, 409],
    handle: approveRefund,
  },
  {
    ...accountantWrite,
    path: 'staff/refuse-refund',
    recent: false,
    audits: null,
    summary: 'Refuses a refund with a note, or withdraws one’s own request',
    body: refuseRefundSchema,
    answer: null,
    refusals: [404, 409],
    handle: refuseRefund,
  },
]
