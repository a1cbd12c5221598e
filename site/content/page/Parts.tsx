import type { ReactNode } from 'react'
import type { ContentPage } from '../../../shared/contract/contentPage.ts'
import { PictureView } from '../../layout/PictureView.tsx'
import { RichText } from '../RichText.tsx'
import styles from './Parts.module.css'

interface PartsProps {
  sections: ContentPage['sections']
  /** What the page itself has to add to a section, by the section's id. */
  additions?: Readonly<Record<string, ReactNode>> | undefined
}

/** The sections of a page: text and picture, the picture now on one side and now on the other. */
export const Parts = ({ sections, additions = {} }: PartsProps) => (
  <div className={styles.parts}>
    {sections.map(({ id, title, body, picture }) => (
      <section key={id} id={id} aria-labelledby={`${id}-title`} className={picture ? styles.pictured : styles.part}>
        <h2 id={`${id}-title`}>{title}</h2>
        {picture && (
          <div className={styles.frame}>
            <PictureView picture={picture} sizes="(min-width: 60rem) 45vw, 100vw" />
          </div>
        )}
        <div className={styles.words}>
          <RichText html={body} />
          {additions[id]}
        </div>
      </section>
    ))}
  </div>
)
