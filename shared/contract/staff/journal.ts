/** The journals and the register, as staff download them for the trust's accounting program. */
import * as z from 'zod/mini'
import { isDay } from '../basics.ts'

/** `tally`: XML; `zoho`, `erpnext`: CSV; `register`: every receipt and every movement of money, as CSV. */
export const journalFormats = ['tally', 'zoho', 'erpnext', 'register'] as const
export type JournalFormat = (typeof journalFormats)[number]

/** `GET staff/journal`: a month, `2026-11`, or a day, `2026-11-20`. */
export const journalQuerySchema = z.object({
  period: z.string().check(z.refine((text) => isDay(text.length === 7 ? `${text}-01` : text), 'date')),
  format: z.enum(journalFormats),
})

/** For how many days after a day its entries are collected. Then its journal is final. A constant, so that no past journal ever changes. */
export const JOURNAL_OPEN_DAYS = 3
