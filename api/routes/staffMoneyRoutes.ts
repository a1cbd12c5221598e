import {
  caseQuerySchema,
  casesPageSchema,
  casesQuerySchema,
  closeCaseSchema,
  matchedPaymentSchema,
  matchPaymentSchema,
  payoutDetailSchema,
  payoutQuerySchema,
  payoutsSchema,
  reconcileDaySchema,
  reconciliationDaysQuerySchema,
  reconciliationDaysSchema,
  staffCaseSchema,
} from '../../shared/contract/staff/reconciliation.ts'
import { pagingQuerySchema } from '../../shared/contract/paging.ts'
import {
  approveRefundSchema,
  askedRefundSchema,
  refundsPageSchema,
  refundsQuerySchema,
  refuseRefundSchema,
  requestRefundSchema,
  requestReturnSchema,
} from '../../shared/contract/staff/refunds.ts'
import type { Route } from '../call.ts'
import { closeCase, listCases, matchPayment, readCase } from '../accounting/reconciliation/caseCalls.ts'
import { listDays, listPayouts, readPayout, reconcileDayAgain } from '../accounting/reconciliation/dayCalls.ts'
import { approveRefund, refuseRefund } from '../accounting/refunds/decideRefund.ts'
import { listRefunds } from '../accounting/refunds/listRefunds.ts'
import { requestRefund, requestReturn } from '../accounting/refunds/requestRefund.ts'
import { accountantWrite, staffRead, accountantRead } from './callers.ts'
import {
  addedNumbersSchema,
  addNumbersSchema,
  giveNumberSchema,
  pooledNumberSchema,
  poolPageSchema,
  poolQuerySchema,
  statementFiledSchema,
  statementFileSchema,
  statementQuerySchema,
  statementYearSchema,
} from '../../shared/contract/staff/statements.ts'
import { fileStatement, downloadStatement } from '../accounting/statements/fileStatement.ts'
import { journalFile, requireFinalFile } from '../accounting/journals/journalFile.ts'
import { journalQuerySchema } from '../../shared/contract/staff/journal.ts'
import { showStatement } from '../accounting/statements/showStatement.ts'
import { giveNumberCall, addNumbers, listNumbers } from '../accounting/statements/pool.ts'

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
  accountantWrite('staff/match-payment', 'Names the donation that a payment belongs to; another person must agree', {
    recent: true,
    audits: null,
    body: matchPaymentSchema,
    answer: matchedPaymentSchema,
    refusals: [404, 409],
    handle: matchPayment,
  }),
  staffRead('staff/payouts', 'The provider’s payouts to the bank, newest first', {
    audits: 'reconciliation.read',
    query: pagingQuerySchema,
    answer: payoutsSchema,
    handle: listPayouts,
  }),
  staffRead('staff/payout', 'One payout with its lines, fees and tax, by the bank’s reference', {
    audits: 'reconciliation.read',
    query: payoutQuerySchema,
    answer: payoutDetailSchema,
    refusals: [404],
    handle: readPayout,
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
    'staff/request-return',
    'Enters money that went back outside the provider; another person must approve it',
    {
      recent: false,
      audits: null,
      body: requestReturnSchema('2199-12-31'),
      answer: askedRefundSchema,
      refusals: [404, 409],
      handle: requestReturn,
    },
  ),
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

/** The yearly statement of donors. */
export const staffStatementRoutes: readonly Route[] = [
  staffRead(
    'staff/statements',
    'The yearly statement of a tax year: its sums, what its check finds, and what was filed',
    {
      audits: 'statements.read',
      query: statementQuerySchema,
      answer: statementYearSchema,
      refusals: [404],
      handle: showStatement,
    },
  ),
  accountantWrite('staff/statement-file', 'The statement as a file to file (CSV), frozen as it is downloaded', {
    recent: true,
    audits: null,
    body: statementFileSchema,
    refusals: [403, 404, 409],
    other: { answer: { status: 200, type: 'text/csv' } },
    handle: downloadStatement,
  }),
  accountantWrite('staff/statement-filed', 'Marks a downloaded statement as filed, with the acknowledgement number', {
    recent: true,
    audits: null,
    body: statementFiledSchema,
    refusals: [403, 404, 409],
    handle: fileStatement,
  }),
  accountantRead('staff/journal', 'The journal of a day or month for the accounting program, or the register', {
    recent: true,
    audits: 'donations.exported',
    query: journalQuerySchema,
    refusals: [403, 409],
    other: { answer: { status: 200, type: 'application/xml' } },
    file: requireFinalFile,
    handle: journalFile,
  }),
  staffRead('staff/pre-acknowledgements', 'The pool of pre-acknowledgement numbers', {
    audits: 'pre_acknowledgements.read',
    query: poolQuerySchema,
    answer: poolPageSchema,
    handle: listNumbers,
  }),
  accountantWrite('staff/pre-acknowledgement-add', 'Adds pre-acknowledgement numbers to the pool', {
    recent: false,
    audits: null,
    body: addNumbersSchema,
    answer: addedNumbersSchema,
    refusals: [409],
    handle: addNumbers,
  }),
  accountantWrite('staff/pre-acknowledgement-give', 'Gives the next free number to a receipt', {
    recent: false,
    audits: null,
    body: giveNumberSchema,
    answer: pooledNumberSchema,
    refusals: [409],
    handle: giveNumberCall,
  }),
]
