import * as reconciliation from '../../shared/contract/staff/reconciliation.ts'
import { pagingQuerySchema } from '../../shared/contract/paging.ts'
import * as refunds from '../../shared/contract/staff/refunds.ts'
import type { Route } from '../call.ts'
import * as caseCalls from '../accounting/reconciliation/caseCalls.ts'
import * as dayCalls from '../accounting/reconciliation/dayCalls.ts'
import * as decideRefund from '../accounting/refunds/refundCalls.ts'
import { listRefunds } from '../accounting/refunds/refundCalls.ts'
import * as requestRefund from '../accounting/refunds/requestRefund.ts'
import { accountantWrite, dated, staffRead, accountantRead, provenWrite } from './callers.ts'
import * as statements from '../../shared/contract/staff/statements.ts'
import * as fileStatement from '../accounting/statements/fileStatement.ts'
import { requireFinal } from '../accounting/journals/journalFacts.ts'
import { journalFile } from '../accounting/journals/journalFile.ts'
import { journalQuerySchema } from '../../shared/contract/staff/journal.ts'
import { showStatement } from '../accounting/statements/showStatement.ts'
import * as pool from '../accounting/statements/pool.ts'

/** Reconciliation, its cases, and refunds. */
export const staffMoneyRoutes: readonly Route[] = [
  staffRead('staff/cases', 'Differences between our donations and the provider’s records, the most urgent first', {
    audits: 'cases.read',
    query: reconciliation.casesQuerySchema,
    answer: reconciliation.casesPageSchema,
    handle: caseCalls.listCases,
  }),
  staffRead('staff/case', 'One case with its evidence, the stored messages and its notes', {
    audits: 'cases.read',
    query: reconciliation.caseQuerySchema,
    answer: reconciliation.staffCaseSchema,
    refusals: [404],
    handle: caseCalls.readCase,
  }),
  accountantWrite('staff/close-case', 'Closes a case with a note', {
    body: reconciliation.closeCaseSchema,
    refusals: [404, 409],
    handle: caseCalls.closeCase,
  }),
  provenWrite('staff/match-payment', 'Names the donation that a payment belongs to; another person must agree', {
    body: reconciliation.matchPaymentSchema,
    answer: reconciliation.matchedPaymentSchema,
    refusals: [404, 409],
    handle: caseCalls.matchPayment,
  }),
  staffRead('staff/payouts', 'The provider’s payouts to the bank, newest first', {
    audits: 'reconciliation.read',
    query: pagingQuerySchema,
    answer: reconciliation.payoutsSchema,
    handle: dayCalls.listPayouts,
  }),
  staffRead('staff/payout', 'One payout with its lines, fees and tax, by the bank’s reference', {
    audits: 'reconciliation.read',
    query: reconciliation.payoutQuerySchema,
    answer: reconciliation.payoutDetailSchema,
    refusals: [404],
    handle: dayCalls.readPayout,
  }),
  staffRead('staff/reconciliation-days', 'The days that were compared with the provider’s records, newest first', {
    audits: 'reconciliation.read',
    query: reconciliation.reconciliationDaysQuerySchema,
    answer: reconciliation.reconciliationDaysSchema,
    handle: dayCalls.listDays,
  }),
  accountantWrite('staff/reconcile-day', 'Compares a day again, within a minute', {
    body: reconciliation.reconcileDaySchema,
    handle: dayCalls.reconcileDayAgain,
  }),
  staffRead('staff/refunds', 'Refunds that were asked for, newest first', {
    audits: 'refunds.read',
    query: refunds.refundsQuerySchema,
    answer: refunds.refundsPageSchema,
    handle: listRefunds,
  }),
  accountantWrite('staff/request-refund', 'Asks for a refund, whole or in part; another person must approve it', {
    body: refunds.requestRefundSchema,
    answer: refunds.askedRefundSchema,
    refusals: [404, 409],
    handle: requestRefund.requestRefund,
  }),
  accountantWrite(
    'staff/request-return',
    'Enters money that went back outside the provider; another person must approve it',
    {
      ...dated(refunds.requestReturnSchema),
      answer: refunds.askedRefundSchema,
      refusals: [404, 409],
      handle: requestRefund.requestReturn,
    },
  ),
  provenWrite(
    'staff/approve-refund',
    'Approves a refund that another person asked for; it is then sent to the provider',
    {
      body: refunds.approveRefundSchema,
      refusals: [404, 409],
      handle: decideRefund.approveRefund,
    },
  ),
  accountantWrite('staff/refuse-refund', 'Refuses a refund with a note, or withdraws one’s own request', {
    body: refunds.refuseRefundSchema,
    refusals: [404, 409],
    handle: decideRefund.refuseRefund,
  }),
]

/** The yearly statement of donors. */
export const staffStatementRoutes: readonly Route[] = [
  staffRead(
    'staff/statements',
    'The yearly statement of a tax year: its sums, what its check finds, and what was filed',
    {
      audits: 'statements.read',
      query: statements.statementQuerySchema,
      answer: statements.statementYearSchema,
      refusals: [404],
      handle: showStatement,
    },
  ),
  provenWrite('staff/statement-file', 'The statement as a file to file (CSV), frozen as it is downloaded', {
    body: statements.statementFileSchema,
    refusals: [403, 404, 409],
    other: { answer: { status: 200, type: 'text/csv' } },
    handle: fileStatement.downloadStatement,
  }),
  provenWrite('staff/statement-filed', 'Marks a downloaded statement as filed, with the acknowledgement number', {
    body: statements.statementFiledSchema,
    refusals: [403, 404, 409],
    handle: fileStatement.fileStatement,
  }),
  accountantRead('staff/journal', 'The journal of a day or month for the accounting program, or the register', {
    recent: true,
    audits: 'donations.exported',
    query: journalQuerySchema,
    refusals: [403, 409],
    other: { answer: { status: 200, type: 'application/xml' } },
    file: requireFinal,
    handle: journalFile,
  }),
  staffRead('staff/pre-acknowledgements', 'The pool of pre-acknowledgement numbers', {
    audits: 'pre_acknowledgements.read',
    query: statements.poolQuerySchema,
    answer: statements.poolPageSchema,
    handle: pool.listNumbers,
  }),
  accountantWrite('staff/pre-acknowledgement-add', 'Adds pre-acknowledgement numbers to the pool', {
    body: statements.addNumbersSchema,
    answer: statements.addedNumbersSchema,
    refusals: [409],
    handle: pool.addNumbers,
  }),
  accountantWrite('staff/pre-acknowledgement-give', 'Gives the next free number to a receipt', {
    body: statements.giveNumberSchema,
    answer: statements.pooledNumberSchema,
    refusals: [409],
    handle: pool.giveNumberCall,
  }),
]
