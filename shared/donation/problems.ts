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
