import { DAY_MS } from '../../../shared/date.ts'
import type { FoundWarning, OfflineWarning } from '../../../shared/contract/staff/offlineDonation.ts'
import { plainName } from '../../../shared/contract/people/person.ts'

export interface WarnedEntry {
  /** Whole rupees. */
  amount: number
  mode: string
  reference: string
  /** Indian day, `yyyy-MM-dd`. */
  day: string
  /** What shows who the donor is, e.g. `account-7` or `phone:9876543210`. Two people who share one are the same person. Empty: nobody is recorded. */
  person: readonly string[]
}

/** An earlier offline donation that counts. */
export interface EarlierEntry extends WarnedEntry {
  txn_id: string
  receipt: string
}

/** What the law says on the day of the entry; null: nothing. Limits in rupees. */
export interface WarningRules {
  /** As much or more of one person on one day. */
  cashDay: { limit: number; law: string } | null
  /** More than this in one donation has no deduction; donations fewer than `days` apart are added up. */
  split: { limit: number; days: number; law: string } | null
}

interface Facts {
  entry: WarnedEntry
  /** Newest first. */
  earlier: readonly EarlierEntry[]
  /** Cash of the same person. */
  cash: readonly EarlierEntry[]
  rules: WarningRules
  /** Other names that the new donor's PAN has. */
  names: readonly string[]
}

const found = (about: readonly EarlierEntry[], more: Partial<FoundWarning> = {}) => ({
  donations: about.map(({ txn_id, receipt }) => ({ txn_id, receipt })),
  sum: null,
  law: null,
  names: [],
  ...more,
})

const sumOf = (entry: WarnedEntry, others: readonly WarnedEntry[]): number =>
  others.reduce((sum, { amount }) => sum + amount, entry.amount)

const daysApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / DAY_MS

/** Each warning's rule. It answers what was found, or null. */
const rulesOf: Record<OfflineWarning, (facts: Facts) => Omit<FoundWarning, 'code'> | null> = {
  known_reference({ entry, earlier }) {
    const same = earlier.filter((one) => isSameReference(entry, one))
    return same.length > 0 ? found(same) : null
  },
  cash_day({ entry, cash, rules: { cashDay } }) {
    const sameDay = cash.filter(({ day }) => day === entry.day)
    const sum = sumOf(entry, sameDay)
    return cashDay && entry.mode === 'cash' && sum >= cashDay.limit ? found(sameDay, { sum, law: cashDay.law }) : null
  },
  split_cash({ entry, cash, rules: { split } }) {
    if (!split || entry.mode !== 'cash' || entry.amount > split.limit) return null
    const parts = cash.filter(({ amount, day }) => amount <= split.limit && daysApart(day, entry.day) < split.days)
    const sum = sumOf(entry, parts)
    return parts.length > 0 && sum > split.limit ? found(parts, { sum, law: split.law }) : null
  },
  pan_name({ names }) {
    return names.length > 0 ? found([], { names: [...names] }) : null
  },
  same_hundi({ entry, earlier }) {
    const isCount = ({ mode, person }: WarnedEntry) => mode === 'cash' && person.length === 0
    const same = earlier.filter((one) => isCount(one) && one.day === entry.day && one.amount === entry.amount)
    return isCount(entry) && same.length > 0 ? found(same) : null
  },
}

/**
 * What is unusual about a new offline donation. Pure: the caller reads the earlier donations.
 * @param earlier offline donations that count, newest first: those with a like reference, and cash of these days
 * @param stored names that are stored with the new donor's PAN
 */
export function warningsOf(
  entry: WarnedEntry & { name: string },
  earlier: readonly EarlierEntry[],
  stored: readonly string[],
  rules: WarningRules,
): FoundWarning[] {
  const cash = earlier.filter(({ mode, person }) => mode === 'cash' && person.some((id) => entry.person.includes(id)))
  const names = [...new Set(stored)].filter((name) => plainName(name) !== plainName(entry.name))
  const facts = { entry, earlier, cash, rules, names }
  return (Object.keys(rulesOf) as OfflineWarning[]).flatMap((code) => {
    const one = rulesOf[code](facts)
    return one ? [{ code, ...one }] : []
  })
}

/** The digits of a reference without zeros before them: how the database finds it. '' if it has none, so it is no reference. */
export const referenceDigits = (reference: string): string => reference.replace(/\D/g, '').replace(/^0+/, '')

const letters = (reference: string): string => reference.toUpperCase().replace(/[^\p{L}]/gu, '')

/**
 * Numbers of cheques are the bank's own, so cheques of two banks may have the same. If one of the two names no bank, they may be the same cheque. Other
 * references are the same if their letters and digits are.
 */
function isSameReference(a: WarnedEntry, b: WarnedEntry): boolean {
  const isCheque = a.mode === 'cheque'
  if (a.mode === 'cash' || b.mode === 'cash' || isCheque !== (b.mode === 'cheque')) return false
  const digits = referenceDigits(a.reference)
  if (digits === '' || digits !== referenceDigits(b.reference)) return false
  const [bank, other] = [letters(a.reference), letters(b.reference)]
  return bank === other || (isCheque && (bank === '' || other === ''))
}
