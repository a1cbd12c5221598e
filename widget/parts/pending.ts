/** Reading back a remembered donation: fetched only where there is one. */
export { readPending } from '../../shared/donation/pendingDonation.ts'
