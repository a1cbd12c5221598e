/**
 * What a donor answers besides the amount, whatever the kind of donation: how each answer starts, and which field of the form shows its problem.
 * `checkAnswers.ts` has the rest, which is needed at CONTINUE only.
 */
import type { Giving } from '../contract/giving.ts'
import type { Presets } from '../kinds/kind.ts'
import { withId } from './withId.ts'

export interface Answers {
  readonly purposeId: number | null
}

export const startAnswers = ({ purpose }: Giving, presets: Presets): Answers => ({
  // If there is only one purpose, the form chooses it.
  purposeId: withId(purpose, purpose[1] ? presets.purposeId : purpose[0]?.id)?.id ?? null,
})

/** The form fields that can show a problem. */
export type ProblemField = 'amount' | 'purpose'

/** The problems that CONTINUE can find, and the field that shows each; null if no field of the form does. */
export const problemFields = {
  noItems: 'amount',
  invalidAmount: 'amount',
  noPurpose: 'purpose',
  noPurposeFlexible: 'purpose',
  noDonor: null,
} as const satisfies Record<string, ProblemField | null>
export type Problem = keyof typeof problemFields
