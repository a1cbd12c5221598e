/** Reading back a remembered gift: fetched only where there is one. */
export { readPending } from '../shared/donation/pendingDonation.ts'
