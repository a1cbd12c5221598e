/** Restores a stored donation; loads only if there is one. */
export { readPending } from '../../shared/donation/pendingDonation.ts'
