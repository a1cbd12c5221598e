import type { ReactNode } from 'react'
import { PageHeading } from '../../app/PageHeading.tsx'
import { paths } from '../../app/paths.ts'
import { LinkButton } from '../../components/Button.tsx'
import styles from './ConnectPage.module.css'
import { useTexts } from '../../texts/useTexts.ts'

interface ConnectMessageProps {
  title: string
  text: string
  /** Shown if the donor must compare it. */
  origin?: string
  /** What to do; absent: donate on our own site. */
  children?: ReactNode
}

/** The sign-in window if it cannot grant anything: why, and what to do instead. */
export const ConnectMessage = ({ title, text, origin, children }: ConnectMessageProps) => {
  const { connect } = useTexts('connect')
  return (
    <div className={styles.connect}>
      <PageHeading title={title}>{title}</PageHeading>
      {origin && <code className={styles.origin}>{origin}</code>}
      <p>{text}</p>
      {children ?? (
        <LinkButton to={paths.donate} look="outline">
          {connect.give}
        </LinkButton>
      )}
    </div>
  )
}
