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
import type { Route } from '../platform/http/call.ts'
import { downloadStatement } from '../accounting/statements/calls/downloadStatement.ts'
import { fileStatement } from '../accounting/statements/calls/fileStatement.ts'
import { ledgerFile } from '../accounting/statements/calls/ledgerFile.ts'
import { showStatement } from '../accounting/statements/calls/showStatement.ts'
import { addNumbers } from '../accounting/statements/pool/addNumbers.ts'
import { giveNumberCall } from '../accounting/statements/pool/giveNumberCall.ts'
import { listNumbers } from '../accounting/statements/pool/listNumbers.ts'
import { accountantRead, accountantWrite, staffRead } from './callers.ts'

/** The yearly statement of donors. */
export const staffStatementRoutes: readonly Route[] = [
  {
    ...staffRead,
    path: 'staff/statements',
    audits: 'statements.read',
    summary: 'The yearly statement of a tax year: its sums, what its check finds, and what was filed',
    query: statementQuerySchema,
    answer: statementYearSchema,
    refusals: [404],
    handle: showStatement,
  },
  {
    ...accountantWrite,
    path: 'staff/statement-file',
    recent: true,
    audits: null,
    summary: 'The statement as a file to file (CSV), frozen as it is downloaded',
    body: statementFileSchema,
    answer: null,
    refusals: [403, 404, 409],
    other: { answer: { status: 200, type: 'text/csv' } },
    handle: downloadStatement,
  },
  {
    ...accountantWrite,
    path: 'staff/statement-filed',
    recent: true,
    audits: null,
    summary: 'Marks a downloaded statement as filed, with the acknowledgement number',
    body: statementFiledSchema,
    answer: null,
    refusals: [403, 404, 409],
    handle: fileStatement,
  },
  {
    ...accountantRead,
    path: 'staff/ledger-file',
    recent: true,
    audits: 'donations.exported',
    summary: 'The paid donations of a tax year for the accounts (CSV), with fees and payouts',
    query: statementFileSchema,
    answer: null,
    refusals: [403],
    other: { answer: { status: 200, type: 'text/csv' } },
    handle: ledgerFile,
  },
  {
    ...staffRead,
    path: 'staff/pre-acknowledgements',
    audits: 'pre_acknowledgements.read',
    summary: 'The pool of pre-acknowledgement numbers',
    query: poolQuerySchema,
    answer: poolPageSchema,
    handle: listNumbers,
  },
  {
    ...accountantWrite,
    path: 'staff/pre-acknowledgement-add',
    recent: false,
    audits: null,
    summary: 'Adds pre-acknowledgement numbers to the pool',
    body: addNumbersSchema,
    answer: addedNumbersSchema,
    refusals: [409],
    handle: addNumbers,
  },
  {
    ...accountantWrite,
    path: 'staff/pre-acknowledgement-give',
    recent: false,
    audits: null,
    summary: 'Gives the next free number to a receipt',
    body: giveNumberSchema,
    answer: pooledNumberSchema,
    refusals: [409],
    handle: giveNumberCall,
  },
]
