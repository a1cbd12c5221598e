/** Queries for a donor's donations. Every key begins with `donations`. */
import type { Language } from '../../../shared/languages.ts'
import { donations, donationYears } from '../../../shared/contract/donation/donation.ts'
import { receipt } from '../../../shared/contract/donation/receipt.ts'
import type { Transport } from '../../../shared/contract/transport.ts'

/** A new donation must appear: an answer is shown, but requested again. */
const staleTime = 0

export const yearsQuery = (api: Transport) => ({
  queryKey: ['donations', 'years'],
  queryFn: () => donationYears(api),
  staleTime,
})

/** @param query.year a financial year, e.g. `2026-27`; absent for all */
export const donationsQuery = (
  api: Transport,
  lang: Language,
  query: { page: number; perPage: number; year?: string | undefined },
) => ({
  queryKey: ['donations', 'list', query, lang],
  queryFn: () => donations(api, query),
  staleTime,
})

export const receiptQuery = (api: Transport, lang: Language, txnId: string) => ({
  queryKey: ['donations', 'receipt', txnId, lang],
  queryFn: () => receipt(api, txnId),
})
