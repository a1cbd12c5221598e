import type { ContentPage } from '../../../shared/contract/content/contentPage.ts'
import { PictureView } from '../../layout/picture/PictureView.tsx'
import { RichText } from '../RichText.tsx'
import type { Addition } from './addition.ts'
import styles from './Parts.module.css'

interface PartsProps {
  sections: ContentPage['sections']
  additions: readonly Addition[]
  /** Address of the banner's picture, which is not repeated. */
  shown: string | undefined
}

/** The sections of a page: text and picture, the picture on alternating sides. */
export const Parts = ({ sections, additions, shown }: PartsProps) => (
  <div className={styles.parts}>
    {sections.map(({ id, title, body, picture }) => {
      const own = picture && picture.src !== shown ? picture : undefined
      const addition = additions.find(({ section }) => section === id)
      return (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={own ? styles.pictured : styles.part}>
          <h2 id={`${id}-title`}>{title}</h2>
          {own && (
            <div className={styles.frame}>
              <PictureView picture={own} sizes="(min-width: 60rem) 45vw, 100vw" />
            </div>
          )}
          <div className={styles.words}>
            <RichText html={body} />
            {addition?.show}
          </div>
        </section>
      )
    })}
  </div>
)
