/** How the PAN of a donor (Permanent Account Number, for the income tax) is written, and how it is shown again. */

/** Three letters, the letter for the kind of holder, a letter, four digits, a letter. */
const written = /^[A-Z]{5}\d{4}[A-Z]$/

/** The fourth letter: association, body of individuals, company, firm, government, Hindu undivided family, artificial person, local authority, person, trust. */
const kinds = 'ABCFGHJLPT'

/** Letters and digits alone, in capitals: people write `abcpd 1234 e`. */
export const readPan = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

/** Why a text is no PAN: its form, or its fourth letter; null for a PAN. */
export const panProblem = (pan: string): 'pan' | 'pan_kind' | null => {
  if (!written.test(pan)) return 'pan'
  return kinds.includes(pan.charAt(3)) ? null : 'pan_kind'
}

/** A stored PAN as it is shown: its last four characters. Masking what is masked changes nothing. */
export const maskPan = (pan: string): string => `••••••${pan.slice(-4)}`
