/** The provider's ledger: in memory, with a snapshot on disk, so that a restart keeps pending payments. */

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { PaymentFields } from './paymentFields.ts'
import {
  type Ending,
  type Mandate,
  newTransaction,
  type Transaction,
  transactionSchema,
  ENDINGS,
} from './transaction.ts'
import { twoDecimals } from './result.ts'

/** A card payment of an earlier day, as the provider recorded it. */
export interface PastPayment {
  txnId: string
  /** The provider's number of the payment: 18 digits. */
  mihpayid: string
  product: string
  /** Whole rupees. */
  rupees: number
  startedAt: Date
  /** Null: the bank refused it. */
  paidAt: Date | null
}

/** The transaction of a payment that was not made on the payment page. */
export function pastTransaction({ txnId, mihpayid, product, rupees, startedAt, paidAt }: PastPayment): Transaction {
  const fields = { txnid: txnId, amount: twoDecimals(String(rupees)), productinfo: product }
  return {
    ...newTransaction(fields, startedAt.getTime()),
    ...(paidAt ? ENDINGS.success : ENDINGS.failure),
    mihpayid,
    answered: true,
    paidAtMs: paidAt?.getTime() ?? null,
  }
}

export type Transactions = ReturnType<typeof openTransactions>

/**
 * @param snapshotFile file of the ledger; absent: in memory only
 * @param nowMs clock, milliseconds
 */
export function openTransactions(nowMs: () => number, snapshotFile?: string) {
  const books = new Map<string, Transaction>()
  for (const transaction of snapshotFile ? readSnapshot(snapshotFile) : [])
    books.set(transaction.fields.txnid ?? '', transaction)
  /** A transaction as it is now: a bank may have captured a debit meanwhile. */
  const present = (transaction: Transaction): Transaction =>
    transaction.status !== 'pending' || (transaction.capturedFromMs ?? Infinity) > nowMs()
      ? transaction
      : { ...transaction, ...ENDINGS.success, paidAtMs: transaction.capturedFromMs }
  const find = (txnid: string): Transaction | undefined => {
    const found = books.get(txnid)
    return found && present(found)
  }
  const all = () => [...books.values()].map(present)

  /** The txn ids by the provider's number, and those of a mandate's debits by the number of the mandate. */
  const [txnIdOf, debitsOf] = [new Map<string, string>(), new Map<string, Set<string>>()]
  const index = ({ fields: { txnid = '' }, mihpayid, debitOf }: Transaction) => {
    txnIdOf.set(mihpayid, txnid)
    if (debitOf !== null) debitsOf.set(debitOf, (debitsOf.get(debitOf) ?? new Set()).add(txnid))
  }
  for (const transaction of books.values()) index(transaction)

  const put = (transaction: Transaction): Transaction => {
    books.set(transaction.fields.txnid ?? '', transaction)
    index(transaction)
    if (snapshotFile) writeSnapshot(snapshotFile, all())
    return transaction
  }

  return {
    /** @param mandate what the payer agrees to with the payment */
    add: (fields: PaymentFields, mandate: Mandate | null = null): Transaction =>
      put({ ...newTransaction(fields, nowMs()), mandate }),
    /** Takes over payments of earlier days. It leaves a payment that it has already as it is. */
    takeOver(payments: readonly PastPayment[]) {
      const missing = payments.filter(({ txnId }) => !books.has(txnId))
      for (const payment of missing) put(pastTransaction(payment))
    },
    byId: (id: string) => all().find((transaction) => transaction.id === id),
    byTxnId: find,
    byMihpayId: (mihpayid: string) => find(txnIdOf.get(mihpayid) ?? ''),
    /** The debits of a mandate, oldest first. */
    debitsOf: (mihpayid: string) => [...(debitsOf.get(mihpayid) ?? [])].flatMap((txnid) => find(txnid) ?? []),
    /** Oldest first. */
    all,
    /** Records a result. A payment that the ledger shows as paid stays paid, whatever follows and however old the caller's copy is. */
    end(transaction: Transaction, ending: Ending, mode?: Transaction['mode']): Transaction {
      const present = books.get(transaction.fields.txnid ?? '') ?? transaction
      if (present.status === 'success') return present
      const paidAtMs = ending.status === 'success' ? nowMs() : null
      return put({ ...present, ...ending, mode: mode ?? present.mode, answered: true, paidAtMs })
    },
    /** Stores a transaction with new refunds or disputes. */
    change: put,
  }
}

function readSnapshot(file: string): Transaction[] {
  if (!existsSync(file)) return []
  return z.array(transactionSchema).parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Written to a new file and renamed, so that a crash leaves the old ledger or the new one, never a part. */
function writeSnapshot(file: string, transactions: Transaction[]): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(transactions))
  renameSync(`${file}.new`, file)
}
