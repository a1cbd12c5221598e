/**
 * Restores a stored donation; loads only if there is one. It passes one export on. Of a module that is imported whole, the build makes an object in a loop. That
 * throws on a page with names on `Object.prototype`.
 */
export { readPending } from '../../shared/donation/pendingDonation.ts'
