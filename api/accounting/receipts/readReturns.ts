import { sql } from 'kysely'
import type { Reading } from '../../storage/database.ts'
import type { ReceiptReturns } from '../../../shared/contract/donation/receipt.ts'
import { formatDay, indianDay } from '../../../shared/date.ts'
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
  const { rows } = await sql<{ kind: ReturnedPart['kind']; paise: number; at: Date }>`
    select case event when 'voided' then 'void' when 'refunded' then 'refund' else 'lost' end as kind,
      sum(ledger_lines.amount_paise)::bigint as paise, max(effective_at) as at
    from ledger_entries join ledger_lines on entry_id = ledger_entries.id
    where donation_id = ${donationId} and (account = 'refunds' or (event = 'voided' and account = 'donations'))
    group by kind, case when event in ('dispute_lost', 'dispute_won') then 0 else ledger_entries.id end
    having sum(ledger_lines.amount_paise) > 0
    order by at, max(ledger_entries.id)`.execute(db)
  const cheque = db.selectFrom('donations').select(['amount', 'settled_at', 'created_at']).where('id', '=', donationId)
  const inHand = await cheque.where('mode', '=', 'cheque').where('cleared_at', 'is', null).executeTakeFirst()
  if (!inHand || rows.length > 0) return rows.map(({ kind, paise, at }) => ({ kind, paise, day: indianDay(at) }))
  return [{ kind: 'in_hand', paise: inHand.amount * 100, day: indianDay(inHand.settled_at ?? inHand.created_at) }]
}

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
