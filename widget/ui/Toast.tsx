import { useEffect } from 'react'
import type { LaterMessages, ProblemCode } from '../../shared/messages/en/later.ts'

/** How long a toast stands, in ms: warnings, and errors (specification, section 9). */
const warningMs = 5000
const errorMs = 3000

const warnings: readonly ProblemCode[] = ['noItems', 'invalidAmount', 'noPurpose', 'noPurposeFlexible']

interface Props {
  notice: { code: ProblemCode; said?: string }
  later: LaterMessages
  onEnd(): void
}

/** A passing notice inside the dialog: outside it, it would be inert. */
export const Toast = ({ notice: { code, said }, later, onEnd }: Props) => {
  const [title, text] = later.problems[code]
  useEffect(() => {
    const timer = setTimeout(onEnd, warnings.includes(code) ? warningMs : errorMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="toast" role="alert">
      <p>
        <b>{title}</b>
        {said || text}
      </p>
      <button type="button" aria-label={later.dismiss} onClick={onEnd}>
        ✕
      </button>
    </div>
  )
}
