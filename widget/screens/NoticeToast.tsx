import { type ProblemField, problemFields } from '../../shared/donation/answers.ts'
import type { LaterMessages } from '../../shared/messages/en/later.ts'
import type { Notice } from '../flow/state.ts'
import { Toast } from '../ui/Toast.tsx'

/** How long warnings and errors stay, in ms (specification, section 9). */
const warningMs = 5000
const errorMs = 3000

/** A message about a field is a warning, everything else an error. */
const fieldOf: Partial<Record<string, ProblemField | null>> = problemFields

/** A warning or error of the catalogue, in the donor's language, or the server's own sentence if it gave one. */
export const NoticeToast = ({ notice, later, onEnd }: { notice: Notice; later: LaterMessages; onEnd(): void }) => {
  const [title, text] = later.problems[notice.code]
  return (
    <Toast
      title={title}
      text={notice.said || text}
      standMs={fieldOf[notice.code] ? warningMs : errorMs}
      dismiss={later.dismiss}
      onEnd={onEnd}
    />
  )
}
