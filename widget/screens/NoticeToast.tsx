import { useRef } from 'react'
import { readAmountText } from '../../shared/donation/amountText.ts'
import { type ProblemField, problemFields } from '../../shared/donation/answers.ts'
import { type DonationForm, kindOf } from '../../shared/kinds/kinds.ts'
import { useDialog, useFlowState, useTexts } from '../dialogContext.ts'
import type { Notice } from '../flow/state.ts'
import { useTimer } from '../ui/hooks.ts'

/** How long warnings and errors stay, in ms (specification, section 9). */
const warningMs = 5000
const errorMs = 3000

/** A message about a field is a warning, everything else an error. */
const fieldOf: Partial<Record<string, ProblemField | null>> = problemFields

/** Whether a typed number is refused at its field, with a sentence of its own. An amount of 0 gets the warning's sentence. */
const isRefused = (form: DonationForm): boolean => {
  const kind = kindOf(form)
  return kind.lines(form).some(({ typed }) => typed && !(kind.inRupees && readAmountText(typed) === '0'))
}

/**
 * A warning or error of the catalogue, in the donor's language, or the server's own sentence. Inside the dialog: outside it would be inert. A warning
 * whose sentence is at the field, which takes the focus, is its title only.
 */
export const NoticeToast = ({ notice }: { notice: Notice }) => {
  const { flow } = useDialog()
  const { form } = useFlowState()
  const texts = useTexts()
  const toast = useRef<HTMLDivElement>(null)
  const [title, text] = texts.problems[notice.code]
  const end = (): void => {
    // If its button has the focus, move the focus to the field that the notice is about.
    if (toast.current?.matches(':focus-within'))
      toast.current
        .closest('article')
        ?.querySelector<HTMLElement>('[aria-invalid=true]:not([role]),[aria-invalid=true] [name=purpose],.main')
        ?.focus()
    flow.dispatch({ type: 'noticeEnded' })
  }
  const field = fieldOf[notice.code]
  useTimer(field ? warningMs : errorMs, end, [])
  return (
    <div className="toast" role="alert" ref={toast}>
      <p>
        <b>{title}</b>
        {(!field || (form && isRefused(form))) && (notice.serverText || text)}
      </p>
      <button type="button" aria-label={texts.dismiss} onClick={end}>
        ×
      </button>
    </div>
  )
}
