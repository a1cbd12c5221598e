import { useEffect, useRef } from 'react'
import styles from '../../features/signIn/AccountForm.module.css'
import { useTexts } from '../../texts/useTexts.ts'

interface ProblemSummaryProps {
  /** Increases with every refused try. */
  refusals: number
  /** A failure of the whole form, in one sentence. */
  failure: string | undefined
  problems: ReadonlyArray<{ id: string; label: string; text: string }>
}

/**
 * All problems, each with a link to its field. Absent while there are none. After each refused try it takes the focus, so that it is read out and the
 * fields are one step away.
 */
export const ProblemSummary = ({ refusals, failure, problems }: ProblemSummaryProps) => {
  const { problemsInForm } = useTexts('common')
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) ref.current?.focus()
  }, [refusals])
  if (!failure && problems.length === 0) return null
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.summary}>
      {failure ? (
        <p>{failure}</p>
      ) : (
        <>
          <p>{problemsInForm(problems.length)}</p>
          <ul>
            {problems.map(({ id, label, text }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(id)?.focus()
                  }}
                >
                  {label}
                </a>
                : {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
