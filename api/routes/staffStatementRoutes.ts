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
import type { Route } from '../call.ts'
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
  accountantRead(
    'staff/ledger-file',
    'The paid donations of a tax year for the accounts (CSV), with fees and payouts',
    {
      recent: true,
      audits: 'donations.exported',
      query: statementFileSchema,
      refusals: [403],
      other: { answer: { status: 200, type: 'text/csv' } },
      file: true,
      handle: ledgerFile,
    },
  ),
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
