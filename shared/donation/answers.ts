/**
 * What a donor answers besides the amount, whatever the kind of donation. It says how each answer starts, which field shows its problem, what CONTINUE
 * checks, and how it is sent.
 */
import type { Dedicated } from '../contract/donation/dedication.ts'
import type { Monthly } from '../contract/donation/mandate.ts'
import type { Giving, ProjectChoice } from '../contract/project.ts'
import type { Presets } from '../kinds/kind.ts'
import { type DonationForm, kindOf, kinds } from '../kinds/kinds.ts'

export interface Answers {
  readonly purposeId: number | null
  /** Null: once. Never chosen by an opener. */
  readonly monthly: Monthly | null
  /** In whose name it is given. It is in no address, and never chosen by an opener. */
  readonly dedication: Dedicated | null
}

/** The answers as an opener presets them, and as the browser stores them while the donor is away. */
export type AnswerPresets = { readonly [Name in keyof Answers]: NonNullable<Answers[Name]> | undefined }

export const startAnswers = ({ purpose }: Giving, presets: Presets): Answers => ({
  // If there is only one purpose, the form chooses it.
  purposeId: purpose.find(({ id }) => !purpose[1] || id === presets.purposeId)?.id ?? null,
  monthly: presets.monthly ?? null,
  dedication: presets.dedication ?? null,
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

/** Answers that may be sent. */
export interface ValidAnswers {
  readonly purposeId: number
  readonly monthly: Monthly | null
}

/** The first problem in the order of the fields, or what may be sent. */
export const checkAnswers = (form: DonationForm): Problem | ValidAnswers =>
  form.purposeId === null ? kindOf(form).problems.purpose : { purposeId: form.purposeId, monthly: form.monthly }

/** As both calls send them. */
export const answersOnWire = ({ purposeId }: ValidAnswers) => ({ purpose_id: purposeId })

/** The form that a project's donation options start with. Null if they do not say what a donation costs. */
export const newForm = (project: ProjectChoice, giving: Giving, presets: Presets = {}): DonationForm | null =>
  kinds[project.donation_type].start(
    {
      projectId: project.id,
      projectTitle: project.title,
      purposes: giving.purpose,
      ...startAnswers(giving, presets),
    },
    giving,
    presets,
  )

/** The presets that restore this form, even if prices have changed: the inverse of `newForm`. The type makes sure that no answer is lost. */
export const presetsOf = (form: DonationForm): Presets & AnswerPresets => ({
  purposeId: form.purposeId ?? undefined,
  monthly: form.monthly ?? undefined,
  dedication: form.dedication ?? undefined,
  ...kindOf(form).presets(form),
})
