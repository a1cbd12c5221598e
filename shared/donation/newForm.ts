import type { Giving, ProjectChoice } from '../contract/project.ts'
import type { Presets } from '../kinds/kind.ts'
import { type DonationForm, kindOf, kinds } from '../kinds/kinds.ts'
import { type AnswerPresets, startAnswers } from './answers.ts'

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
  ...kindOf(form).presets(form),
})
