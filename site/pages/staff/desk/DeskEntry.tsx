import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Content } from '../../../framework/firstLoad/useContent.ts'
import { LinkButton } from '../../../components/Button.tsx'
import { QueryState } from '../../../components/QueryState.tsx'
import { DeskHeading } from './DeskHeading.tsx'
import { Nothing } from './Nothing.tsx'
import { useEscape } from './useEscape.ts'
import styles from './DeskItem.module.css'

interface DeskEntryProps<T> {
  title: string
  /** Where Escape and the way back lead, and the pages above that. */
  above: readonly [...Place[], Place]
  /** Words of the way back. */
  back: string
  query: Content<T>
  /** If the API finds nothing. */
  missing: { title: string; text: string }
  children(data: T): ReactNode
}

interface Place {
  title: string
  to: string
}

/** The page of one entry of a list. Escape returns to where it was opened. */
export const DeskEntry = <T,>({ title, above, back, query, missing, children }: DeskEntryProps<T>) => {
  const navigate = useNavigate()
  const { to } = above[above.length - 1] ?? above[0]
  useEscape(() => void navigate(to))
  return (
    <>
      <DeskHeading title={title} above={above}>
        <LinkButton to={to} look="text">
          {back}
        </LinkButton>
      </DeskHeading>
      <QueryState
        query={query}
        missing={
          <Nothing title={missing.title}>
            <p>{missing.text}</p>
          </Nothing>
        }
      >
        {(data) => <div className={styles.sections}>{children(data)}</div>}
      </QueryState>
    </>
  )
}
