/** How a donor's PAN (Permanent Account Number, for income tax) is written, and how pages show it. */

/** Three letters, the letter for the kind of holder, a letter, four digits, a letter. */
const written = /^[A-Z]{5}\d{4}[A-Z]$/

/** The fourth letter: association, body of individuals, company, firm, government, Hindu undivided family, artificial person, local authority, person, trust. */
const kinds = 'ABCFGHJLPT'

/** Keeps letters and digits only, in capitals: people write `abcpd 1234 e`. */
export const readPan = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Why a text is no PAN: its form, or its fourth letter. Null for a PAN. */
export const panProblem = (pan: string): 'pan' | 'pan_kind' | null => {
  if (!written.test(pan)) return 'pan'
  return kinds.includes(pan.charAt(3)) ? null : 'pan_kind'
}

/** A stored PAN as pages show it: its last four characters. Masking it twice changes nothing. */
export const maskPan = (pan: string): string => `••••••${pan.slice(-4)}`
