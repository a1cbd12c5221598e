import type { ReactNode } from 'react'
import { PageHeading } from '../app/PageHeading.tsx'
import styles from './AccountPage.module.css'
import { artwork } from './picture/artwork.ts'

interface AccountPageProps {
  title: string
  heading: string
  /** Empty while nobody knows it yet. */
  lead: string
  children: ReactNode
}

/** The account pages: a narrow text column, the river beside it. */
export const AccountPage = ({ title, heading, lead, children }: AccountPageProps) => (
  <div className={styles.page}>
    <div className={styles.column}>
      <PageHeading title={title}>{heading}</PageHeading>
      {lead && <p className="text-soft">{lead}</p>}
      {children}
    </div>
    <picture className={styles.picture}>
      <source media="(width >= 64rem)" srcSet={artwork.riverDawnTall} />
      <img src={artwork.riverDawn} alt="" />
    </picture>
  </div>
)
