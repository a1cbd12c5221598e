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
import { receipt, receiptFile, receiptReturns } from '../donation/history/ownReceipt.ts'
import { statement } from '../donation/history/statement.ts'
import type { Route } from '../call.ts'
import { correctByStaff } from '../accounting/receipts/correctByStaff.ts'
import { checkReceipt } from '../accounting/receipts/checkReceipt.ts'
import { readStaffReceipt, readStaffReceiptFile } from '../accounting/receipts/staffReceipt.ts'
import { listKeys } from '../accounting/receipts/listKeys.ts'
import { accountantRead, accountantWrite, openRead, ownRead, ownWrite, publicRead } from './callers.ts'

/** Receipts: read, download and mail one; check one that somebody shows. */
export const receiptRoutes: readonly Route[] = [
  ownWrite('donation/receipt', 'The receipt of an own confirmed donation', {
    body: statusRequestSchema,
    answer: receiptSchema,
    refusals: [404],
    handle: receipt,
  }),
  ownWrite('donation/receipt-returns', 'What went back of an own donation after its receipt was issued', {
    body: statusRequestSchema,
    answer: receiptReturnsSchema,
    refusals: [404],
    handle: receiptReturns,
  }),
  ownRead('donation/receipt-pdf', 'The receipt of an own confirmed donation as PDF', {
    query: receiptFileQuerySchema,
    other: { answer: { status: 200, type: 'application/pdf' } },
    file: true,
    refusals: [404, 429],
    handle: receiptFile,
  }),
  ownWrite('donation/mail-receipt', 'Mails the receipt of an own confirmed donation again', {
    body: statusRequestSchema,
    refusals: [404, 429],
    handle: mailReceiptAgain,
  }),
  ownWrite('donation/receipt-pan', 'Adds the PAN of the profile to an own receipt, as a correction', {
    body: statusRequestSchema,
    refusals: [404, 409],
    handle: addPanToReceipt,
  }),
  ownRead('donation/statement', 'Own paid donations of a financial year as PDF or CSV', {
    query: yearFileQuerySchema,
    other: { answer: { status: 200, type: 'application/pdf' } },
    alsoAs: 'text/csv',
    file: true,
    refusals: [429],
    handle: statement,
  }),
  accountantWrite('staff/correct-receipt', 'Issues the next version of a receipt, with a reason, and mails it', {
    recent: true,
    audits: null,
    body: correctReceiptSchema,
    answer: correctedReceiptSchema,
    refusals: [404, 409],
    handle: correctByStaff,
  }),
  accountantRead('staff/receipt', 'Every version of a receipt, with the donor as it names them', {
    audits: null,
    query: staffReceiptQuerySchema,
    answer: staffReceiptSchema,
    refusals: [404],
    handle: readStaffReceipt,
  }),
  accountantRead('staff/receipt-pdf', 'One version of a receipt as PDF', {
    audits: null,
    query: staffReceiptFileQuerySchema,
    other: { answer: { status: 200, type: 'application/pdf' } },
    file: true,
    refusals: [404, 429],
    handle: readStaffReceiptFile,
  }),
  publicRead('receipt-keys', 'The public keys that check the QR codes of receipts', {
    auth: 'none',
    answer: receiptKeysSchema,
    handle: listKeys,
  }),
  openRead('receipt-check', 'Whether a receipt was refunded, corrected or cancelled after it was issued', {
    query: receiptCheckQuerySchema,
    answer: receiptCheckSchema,
    refusals: [404, 409],
    handle: checkReceipt,
  }),
]
