import { groupIndian } from '../../../../shared/money.ts'

/**
 * Money of the ledger, to the paisa.
 * @returns e.g. `₹1,610.00`, `−₹17.70`
 */
export const formatPaise = (paise: number): string => {
  const whole = Math.abs(paise)
  const rest = String(whole % 100).padStart(2, '0')
  return `${paise < 0 ? '−' : ''}₹${groupIndian(Math.floor(whole / 100))}.${rest}`
}
