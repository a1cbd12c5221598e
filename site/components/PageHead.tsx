import type { ReactNode } from 'react'
import { PageHeading } from '../app/PageHeading.tsx'
import { Seo } from '../app/Seo.tsx'
import styles from './PageHead.module.css'

interface PageHeadProps {
  title: string
  lead: string
  /** Below the lead. */
  children?: ReactNode
}

/** The head of a page without a picture, and the data for search engines. */
export const PageHead = ({ title, lead, children }: PageHeadProps) => (
  <div className={styles.head}>
    <Seo title={title} description={lead} />
    <PageHeading title={title}>{title}</PageHeading>
    <p>{lead}</p>
    {children}
  </div>
)
