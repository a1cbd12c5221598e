import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router-dom'
import { PageHeading } from '../../app/PageHeading.tsx'
import { LinkButton } from '../Button.tsx'
import { artwork } from './artwork.ts'
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
    <div className={`flow-stack ${styles.words}`}>
      <PageHeading title={title}>{heading}</PageHeading>
      {children}
    </div>
    <img className={`${styles.picture} on-screen`} src={picture} alt="" />
  </div>
)

interface MissingProps extends Pick<LinkProps, 'to' | 'state'> {
  picture?: string
  title: string
  text: string
  /** Of the link. */
  words: string
}

/** Instead of what does not exist, or not for this person: why, and where to go. */
export const Missing = ({ picture = artwork.mendedPath, title, text, words, ...link }: MissingProps) => (
  <Scene picture={picture} title={title}>
    <p>{text}</p>
    <LinkButton {...link} look="outline">
      {words}
    </LinkButton>
  </Scene>
)
