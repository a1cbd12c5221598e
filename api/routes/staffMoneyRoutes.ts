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
import type { Route } from '../call.ts'
import { closeCase } from '../accounting/reconciliation/closeCase.ts'
import { listDays, reconcileDayAgain } from '../accounting/reconciliation/days.ts'
import { listCases } from '../accounting/reconciliation/listCases.ts'
import { readCase } from '../accounting/reconciliation/readCase.ts'
import { approveRefund, refuseRefund } from '../accounting/refunds/decideRefund.ts'
import { listRefunds } from '../accounting/refunds/listRefunds.ts'
import { requestRefund } from '../accounting/refunds/requestRefund.ts'
import { accountantWrite, staffRead } from './callers.ts'

/** Reconciliation, its cases, and refunds. */
export const staffMoneyRoutes: readonly Route[] = [
  staffRead('staff/cases', 'Differences between our donations and the provider’s records, the most urgent first', {
    audits: 'cases.read',
    query: casesQuerySchema,
    answer: casesPageSchema,
    handle: listCases,
  }),
  staffRead('staff/case', 'One case with its evidence, the stored messages and its notes', {
    audits: 'cases.read',
    query: caseQuerySchema,
    answer: staffCaseSchema,
    refusals: [404],
    handle: readCase,
  }),
  accountantWrite('staff/close-case', 'Closes a case with a note', {
    recent: false,
    audits: null,
    body: closeCaseSchema,
    refusals: [404, 409],
    handle: closeCase,
  }),
  staffRead('staff/reconciliation-days', 'The days that were compared with the provider’s records, newest first', {
    audits: 'reconciliation.read',
    query: reconciliationDaysQuerySchema,
    answer: reconciliationDaysSchema,
    handle: listDays,
  }),
  accountantWrite('staff/reconcile-day', 'Compares a day again, within a minute', {
    recent: false,
    audits: null,
    body: reconcileDaySchema,
    handle: reconcileDayAgain,
  }),
  staffRead('staff/refunds', 'Refunds that were asked for, newest first', {
    audits: 'refunds.read',
    query: refundsQuerySchema,
    answer: refundsPageSchema,
    handle: listRefunds,
  }),
  accountantWrite('staff/request-refund', 'Asks for a refund, whole or in part; another person must approve it', {
    recent: false,
    audits: null,
    body: requestRefundSchema,
    answer: askedRefundSchema,
    refusals: [404, 409],
    handle: requestRefund,
  }),
  accountantWrite(
    'staff/approve-refund',
    'Approves a refund that another person asked for; it is then sent to the provider',
    { recent: true, audits: null, body: approveRefundSchema, refusals: [404, 409], handle: approveRefund },
  ),
  accountantWrite('staff/refuse-refund', 'Refuses a refund with a note, or withdraws one’s own request', {
    recent: false,
    audits: null,
    body: refuseRefundSchema,
    refusals: [404, 409],
    handle: refuseRefund,
  }),
]
