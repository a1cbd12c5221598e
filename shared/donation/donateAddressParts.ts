/**
 * Parts of the donation page's address, for language and project alone. The loader is on every page of every partner and the dialog's screens open before
 * anything else: they put these together, and carry nothing of `donateAddress.ts`, which writes and reads the whole address.
 */
export const donateIn = '/donate?lang='
export const forProject = '&project='
/** The ways to give without online payment. */
export const offlineToo = '&ways=offline'
