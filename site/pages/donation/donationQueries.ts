/** Queries for a donor's donations. Every key begins with `donations`. */
import { donations, donationYears } from '../../../shared/contract/donation/donation.ts'
import { receipt } from '../../../shared/contract/donation/receipt.ts'
import { useLanguage } from '../../app/language/language.ts'
import { useApiQuery } from '../../framework/firstLoad/queryClient.ts'

/** A new donation must appear: an answer is shown, but requested again. */
const staleTime = 0

export const useDonationYears = () => useApiQuery(['donations', 'years'], donationYears, { staleTime })

/** @param query.year a financial year, e.g. `2026-27`; absent for all */
export const useDonations = (query: { page: number; perPage: number; year?: string | undefined }) =>
  useApiQuery(['donations', 'list', query, useLanguage()], (api) => donations(api, query), { staleTime })

export const useReceipt = (txnId: string) =>
  useApiQuery(['donations', 'receipt', txnId, useLanguage()], (api) => receipt(api, txnId))
