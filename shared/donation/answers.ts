/**
 * What a donor answers beside the amount, whatever the kind of donation: how each answer starts, and which field of the form says what is wrong with
 * it. `checkAnswers.ts` has the rest, which is needed at CONTINUE only.
 */
import type { Giving } from '../contract/giving.ts'
import type { Presets } from '../kinds/kind.ts'
import { withId } from './withId.ts'

export interface Answers {
  readonly purposeId: number | null
}

export const startAnswers = ({ purpose }: Giving, presets: Presets): Answers => ({
  // Where there is only one, nobody is asked.
  purposeId: withId(purpose, purpose[1] ? presets.purposeId : purpose[0]?.id)?.id ?? null,
})

/** The fields of the form that can say what is wrong. */
export type ProblemField = 'amount' | 'purpose'

/** What may be wrong with a donation at CONTINUE, and the field that says so; null: none of the form's. */
export const problemFields = {
  noItems: 'amount',
  invalidAmount: 'amount',
  noPurpose: 'purpose',
  noPurposeFlexible: 'purpose',
  noDonor: null,
} as const satisfies Record<string, ProblemField | null>
export type Problem = keyof typeof problemFields
