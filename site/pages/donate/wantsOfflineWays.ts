import { readDonateQuery } from '../../../shared/donation/address/donateAddress.ts'

/** Whether an address asks for the ways without the form: `?ways=offline`. A file of its own, because the page needs it before the code of the ways. */
export const wantsOfflineWays = (search: string): boolean =>
  readDonateQuery(new URLSearchParams(search)).ways === 'offline'
