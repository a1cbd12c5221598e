/** The answers at CONTINUE: what is wrong with them, and how they are sent. */
import { type DonationForm, kindOf } from '../kinds/kinds.ts'
import type { Problem } from './answers.ts'

/** Answers that may be sent. */
export interface ValidAnswers {
  readonly purposeId: number
}

/** The first problem in the order of the fields, or what may be sent. */
export const checkAnswers = (form: DonationForm): Problem | ValidAnswers =>
  form.purposeId === null ? kindOf(form).problems.purpose : { purposeId: form.purposeId }

/** As both calls send them. */
export const answersOnWire = ({ purposeId }: ValidAnswers) => ({ purpose_id: purposeId })
