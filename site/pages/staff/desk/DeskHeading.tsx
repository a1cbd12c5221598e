import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PageHeading } from '../../../app/PageHeading.tsx'
import { deskPath } from './deskPath.ts'
import styles from './DeskHeading.module.css'
import { useTexts } from '../../../texts/useTexts.ts'

interface DeskHeadingProps {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** The pages above this one, after the desk itself. */
  above?: ReadonlyArray<{ title: string; to: string }>
  /** Buttons beside the title. */
  children?: ReactNode
}

/** Title of a page of the desk, the way to it, and its actions. */
export const DeskHeading = ({ title, lead, above = [], children }: DeskHeadingProps) => {
  const texts = useTexts('desk').desk
  return (
    <div className={styles.head}>
      <nav aria-label={texts.breadcrumb}>
        <ol className={styles.crumbs}>
          {[{ title: texts.desk, to: deskPath() }, ...above].map((step) => (
            <li key={step.to}>
              <Link to={step.to}>{step.title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.row}>
        <PageHeading title={title}>{title}</PageHeading>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
