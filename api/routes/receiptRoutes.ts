import { statusRequestSchema } from '../../shared/contract/donation/donation.ts'
import { receiptFileQuerySchema, receiptSchema, yearFileQuerySchema } from '../../shared/contract/donation/receipt.ts'
import { receiptReturnsSchema } from '../../shared/contract/donation/receiptReturns.ts'
import {
  receiptCheckQuerySchema,
  receiptCheckSchema,
  receiptKeysSchema,
} from '../../shared/contract/donation/receiptCheck.ts'
import {
  correctedReceiptSchema,
  correctReceiptSchema,
  staffReceiptFileQuerySchema,
  staffReceiptQuerySchema,
  staffReceiptSchema,
} from '../../shared/contract/staff/correctReceipt.ts'
import { addPanToReceipt } from '../donation/history/addPanToReceipt.ts'
import { mailReceiptAgain } from '../donation/history/mailReceiptAgain.ts'
import { receipt } from '../donation/history/receipt.ts'
import { receiptFile } from '../donation/history/receiptFile.ts'
import { receiptReturns } from '../donation/history/receiptReturns.ts'
import { statement } from '../donation/history/statement.ts'
import type { Route } from '../platform/http/call.ts'
import { correctByStaff } from '../accounting/receipts/correctByStaff.ts'
import { checkReceipt } from '../accounting/receipts/checkReceipt.ts'
import { readStaffReceipt, readStaffReceiptFile } from '../accounting/receipts/staffReceipt.ts'
import { listKeys } from '../accounting/receipts/signing/listKeys.ts'
import { accountantRead, accountantWrite, ownRead, ownWrite } from './callers.ts'

/** Receipts: read, download and mail one; check one that somebody shows. */
export const receiptRoutes: readonly Route[] = [
  {
    ...ownWrite,
    path: 'donation/receipt',
    summary: 'The receipt of an own confirmed donation',
    body: statusRequestSchema,
    answer: receiptSchema,
    refusals: [404],
    handle: receipt,
  },
  {
    ...ownWrite,
    path: 'donation/receipt-returns',
    summary: 'What went back of an own donation after its receipt was issued',
    body: statusRequestSchema,
    answer: receiptReturnsSchema,
    refusals: [404],
    handle: receiptReturns,
  },
  {
    ...ownRead,
    path: 'donation/receipt-pdf',
    summary: 'The receipt of an own confirmed donation as PDF',
    query: receiptFileQuerySchema,
    answer: null,
    other: { answer: { status: 200, type: 'application/pdf' } },
    refusals: [404],
    handle: receiptFile,
  },
  {
    ...ownWrite,
    path: 'donation/mail-receipt',
    summary: 'Mails the receipt of an own confirmed donation again',
    body: statusRequestSchema,
    answer: null,
    refusals: [404, 429],
    handle: mailReceiptAgain,
  },
  {
    ...ownWrite,
    path: 'donation/receipt-pan',
    summary: 'Adds the PAN of the profile to an own receipt, as a correction',
    body: statusRequestSchema,
    answer: null,
    refusals: [404, 409],
    handle: addPanToReceipt,
  },
  {
    ...ownRead,
    path: 'donation/statement',
    summary: 'Own paid donations of a financial year as PDF or CSV',
    query: yearFileQuerySchema,
    answer: null,
    other: { answer: { status: 200, type: 'application/pdf' } },
    alsoAs: 'text/csv',
    handle: statement,
  },
  {
    ...accountantWrite,
    path: 'staff/correct-receipt',
    recent: true,
    audits: null,
    summary: 'Issues the next version of a receipt, with a reason, and mails it',
    body: correctReceiptSchema,
    answer: correctedReceiptSchema,
    refusals: [404, 409],
    handle: correctByStaff,
  },
  {
    ...accountantRead,
    path: 'staff/receipt',
    audits: null,
    summary: 'Every version of a receipt, with the donor as it names them',
    query: staffReceiptQuerySchema,
    answer: staffReceiptSchema,
    refusals: [404],
    handle: readStaffReceipt,
  },
  {
    ...accountantRead,
    path: 'staff/receipt-pdf',
    audits: null,
    summary: 'One version of a receipt as PDF',
    query: staffReceiptFileQuerySchema,
    answer: null,
    other: { answer: { status: 200, type: 'application/pdf' } },
    refusals: [404],
    handle: readStaffReceiptFile,
  },
  {
    method: 'GET',
    path: 'receipt-keys',
    audience: 'public',
    auth: 'none',
    cached: 'content',
    summary: 'The public keys that check the QR codes of receipts',
    answer: receiptKeysSchema,
    handle: listKeys,
  },
  {
    method: 'GET',
    path: 'receipt-check',
    audience: 'public',
    auth: 'none',
    summary: 'Whether a receipt was refunded, corrected or cancelled after it was issued',
    query: receiptCheckQuerySchema,
    answer: receiptCheckSchema,
    refusals: [404],
    handle: checkReceipt,
  },
]
