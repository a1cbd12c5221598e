/**
 * Checks whether a donation may be sent. It returns the first problem in a fixed order (amount or items, purpose, donor: specification, decision 12), or a
 * `ValidDonation`, which only this function can make. Problems are codes, never sentences.
 */
import { type DonationForm, kindOf } from '../kinds/kinds.ts'
import { sumOf } from '../kinds/lines.ts'
import { canBeGiven } from './limits.ts'
import { checkAnswers, type Problem, type ValidAnswers } from './answers.ts'

declare const checked: unique symbol
export interface ValidDonation extends ValidAnswers {
  readonly [checked]: true
  readonly form: DonationForm
  /** Whole rupees that can be given (`limits.ts`). */
  readonly amount: number
}

export type Verdict = { ok: true; donation: ValidDonation } | { ok: false; problem: Problem }

/** @param donorKnown a signed-in donor with an e-mail address and an id, or a donating-only token on a foreign page */
export const validate = (form: DonationForm, donorKnown: boolean): Verdict => {
  const no = (problem: Problem): Verdict => ({ ok: false, problem })
  const kind = kindOf(form)
  const lines = kind.lines(form)
  const amount = sumOf(lines)
  if (!lines.some((line) => line.quantity > 0 || line.typed)) return no(kind.problems.empty)
  if (lines.some((line) => line.typed) || !canBeGiven(amount)) return no('invalidAmount')
  const answers = checkAnswers(form)
  if (typeof answers === 'string') return no(answers)
  if (!donorKnown) return no('noDonor')
  // Only this function makes one.
  return { ok: true, donation: { form, amount, ...answers } as ValidDonation }
}
