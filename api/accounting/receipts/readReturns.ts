import type { DonationEvent } from '../../../shared/contract/donation/donationState.ts'
import { indianDate } from '../../payment/financialYear.ts'
import type { Database, Reading } from '../../storage/database.ts'
import type { ReceiptReturns } from '../../../shared/contract/donation/receipt.ts'
import { formatDay } from '../../../shared/date.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatPaise } from '../../../shared/money.ts'
import { texts } from '../../texts/texts.ts'

/** What happened to the money of a donation, apart from its arrival. */
export interface ReturnedPart {
  /** `in_hand`: a cheque that the bank has not paid yet. `refund`: the trust returned it. `lost`: the donor's bank took it back after a dispute. `void`: the trust cancelled an offline donation. */
  kind: 'in_hand' | 'refund' | 'lost' | 'void'
  paise: number
  /** Indian day, `yyyy-MM-dd`. */
  day: string
}

/**
 * The refunds and the lost dispute of a donation, or its cancellation, oldest first. A dispute that was won in the end is none. Of a cheque in hand it is only
 * that.
 */
export async function readReturns({ db }: Reading, donationId: number): Promise<ReturnedPart[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .innerJoin('ledger_lines', 'ledger_lines.entry_id', 'ledger_entries.id')
    .select(['event', 'ledger_lines.amount_paise', 'effective_at'])
    .where('donation_id', '=', donationId)
    .where((eb) => eb.or([eb('account', '=', 'refunds'), eb('event', '=', 'voided').and('account', '=', 'donations')]))
    .orderBy('ledger_entries.id')
    .execute()
  const cheque = await inHand(db, donationId)
  if (cheque && rows.length === 0) return [cheque]
  const isDispute = ({ event }: (typeof rows)[number]) => event === 'dispute_lost' || event === 'dispute_won'
  const disputes = rows.filter(isDispute)
  const lost = disputes.reduce((sum, row) => sum + row.amount_paise, 0)
  const last = disputes.at(-1)
  return [
    ...rows.filter((row) => !isDispute(row)).map((row) => ({ kind: kindOf(row.event), row, paise: row.amount_paise })),
    ...(last && lost > 0 ? [{ kind: 'lost' as const, row: last, paise: lost }] : []),
  ]
    .toSorted((a, b) => a.row.effective_at.getTime() - b.row.effective_at.getTime())
    .map(({ kind, row, paise }) => ({ kind, paise, day: indianDate(row.effective_at) }))
}

async function inHand(db: Database, id: number): Promise<ReturnedPart | null> {
  const cheque = await db
    .selectFrom('donations')
    .select(['amount', 'settled_at', 'created_at'])
    .where('id', '=', id)
    .where('mode', '=', 'cheque')
    .where('cleared_at', 'is', null)
    .executeTakeFirst()
  return (
    (cheque && {
      kind: 'in_hand',
      paise: cheque.amount * 100,
      day: indianDate(cheque.settled_at ?? cheque.created_at),
    }) ??
    null
  )
}

const kindOf = (event: DonationEvent): ReturnedPart['kind'] => (event === 'voided' ? 'void' : 'refund')

/**
 * The notice above a receipt, on the page and in the PDF. It names each amount with its day, and what is left; of a cheque in hand that it is subject
 * to realisation. Null if nothing went back and nothing is in hand.
 * @param amount rupees of the receipt
 */
export function describeReturns(
  parts: readonly ReturnedPart[],
  { amount, language }: { amount: number; language: Language },
): ReceiptReturns {
  if (parts.length === 0) return null
  const say = texts[language].documents.receipt.returned
  const [first] = parts
  if (first?.kind === 'in_hand') return { heading: say.inHand, lines: [say.in_hand(formatDay(first.day, language))] }
  const left = amount * 100 - parts.reduce((sum, { paise }) => sum + paise, 0)
  const isVoid = parts.some(({ kind }) => kind === 'void')
  return {
    heading: isVoid ? say.cancelled : left > 0 ? say.inPart : say.inFull,
    lines: [
      ...parts.map(({ kind, paise, day }) => say[kind](formatPaise(paise), formatDay(day, language))),
      left > 0 ? say.left(formatPaise(left)) : say.nothingLeft,
    ],
  }
}
