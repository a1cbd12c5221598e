import type { ReactNode } from 'react'
import styles from './Scene.module.css'

/** A narrow column beside a picture: for pages with one message. The picture is decoration; the words work without it. */
export const Scene = ({ picture, children }: { picture: string; children: ReactNode }) => (
  <div className={styles.scene}>
    <div className={styles.words}>{children}</div>
    <img className={styles.picture} src={picture} alt="" />
  </div>
)
