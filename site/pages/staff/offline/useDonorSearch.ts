import { type StaffDonor, staffDonors } from '../../../../shared/contract/staff/donors.ts'
import { useApiQuery } from '../../../framework/firstLoad/queryClient.ts'
import { useSettled } from '../desk/useSettled.ts'

const leastLetters = 2
const mostShown = 12
const pauseMs = 250

export interface DonorSearch {
  rows: readonly StaffDonor[]
  /** `short`: too little is typed to search for. */
  state: 'short' | 'searching' | 'failed' | 'none' | 'found'
}

/** Accounts and donors without one, by what is typed: the beginning of a name or e-mail address, or a phone number. */
export const useDonorSearch = (typed: string): DonorSearch => {
  const search = useSettled(typed.trim().slice(0, 120), pauseMs)
  const isShort = search.length < leastLetters
  const { data, error } = useApiQuery(['staff-donors', 'choice', search], (api) => staffDonors(api, search, null), {
    enabled: !isShort,
    refetchOnWindowFocus: false,
  })
  if (isShort || search !== typed.trim().slice(0, 120))
    return { rows: [], state: typed.trim().length < leastLetters ? 'short' : 'searching' }
  if (data) return { rows: data.rows.slice(0, mostShown), state: data.rows.length === 0 ? 'none' : 'found' }
  return { rows: [], state: error ? 'failed' : 'searching' }
}
