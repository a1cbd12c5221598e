/**
 * Parts of the donation page's address, for language and project alone. `donateAddress.ts` writes and reads the whole address. The loader and the
 * dialog's screens use only these parts, because both must stay small. The loader is on every partner page, and the screens open before anything else.
 */
export const donateIn = '/donate?lang='
export const forProject = '&project='
/** The ways to give without online payment. */
export const offlineToo = '&ways=offline'
