import type { Ref } from 'react'
import { useTexts } from '../app/texts.ts'
import styles from './account/AccountForm.module.css'

interface ProblemSummaryProps {
  ref: Ref<HTMLDivElement>
  /** A failure of the whole form, in one sentence. */
  failure: string | undefined
  problems: ReadonlyArray<{ id: string; label: string; text: string }>
}

/** All problems, each with a link to its field. Absent while there are none. */
export const ProblemSummary = ({ ref, failure, problems }: ProblemSummaryProps) => {
  const { problemsInForm } = useTexts()
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
