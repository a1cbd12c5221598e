/**
 * Restores a stored donation; loads only if there is one. It passes one export on: the build makes an object of all exports of a module that is imported whole,
 * in a loop that throws on a page with names on `Object.prototype`.
 */
export { readPending } from '../../shared/donation/pendingDonation.ts'
