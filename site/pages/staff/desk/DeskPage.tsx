/** What every page of the desk has: its title, sections, and words for what is not there. */
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { PageHeading } from '../../../app/PageHeading.tsx'
import { useTexts } from '../../../texts/useTexts.ts'
import styles from './DeskHeading.module.css'
import './desk.css'
import { deskPath, useOpenPage } from './useDesk.tsx'

interface DeskHeadingProps {
  /** The page's own, if absent. */
  title?: string | undefined
  /** One sentence under the title. */
  lead?: ReactNode
  /** The pages above this one, after the desk itself. */
  above?: ReadonlyArray<{ title: string; to: string }>
  /** Buttons beside the title. */
  children?: ReactNode
}

/** Title of a page of the desk, the way to it, and its actions. */
export const DeskHeading = ({ title: own, lead, above = [], children }: DeskHeadingProps) => {
  const texts = useTexts('desk').desk
  const page = useOpenPage()
  const title = own ?? page.title
  return (
    <div className={styles.head}>
      <nav aria-label={texts.breadcrumb}>
        <ol className={`desk-row ${styles.crumbs}`}>
          {[{ title: texts.desk, to: deskPath() }, ...above].map((step) => (
            <li key={step.to}>
              <Link to={step.to}>{step.title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="desk-between">
        <PageHeading title={title}>{title}</PageHeading>
        {children && <div className={`desk-row ${styles.actions}`}>{children}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}

interface DeskSectionProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A part of a page under its title. */
export const DeskSection = ({ title, lead, children }: DeskSectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="desk-section">
      <h2 id={id}>{title}</h2>
      {lead && <p className="desk-lead">{lead}</p>}
      {children}
    </section>
  )
}

/** Instead of a list or an entry that is not there. @param children why, or a way on */
export const Nothing = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="desk-nothing">
    <h2>{title}</h2>
    {children}
  </div>
)
