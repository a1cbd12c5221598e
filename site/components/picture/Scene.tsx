import type { ReactNode } from 'react'
import { PageHeading } from '../../app/PageHeading.tsx'
import styles from './Scene.module.css'

interface SceneProps {
  picture: string
  /** Of the document. */
  title: string
  /** The same as the title where absent. */
  heading?: string
  children: ReactNode
}

/** A narrow column beside a picture: for pages with one message. The picture is decoration; the words work without it. */
export const Scene = ({ picture, title, heading = title, children }: SceneProps) => (
  <div className={styles.scene}>
    <div className={styles.words}>
      <PageHeading title={title}>{heading}</PageHeading>
      {children}
    </div>
    <img className={`${styles.picture} on-screen`} src={picture} alt="" />
  </div>
)
