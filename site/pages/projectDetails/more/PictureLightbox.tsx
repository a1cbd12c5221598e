import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/plugins/captions.css'
import 'yet-another-react-lightbox/styles.css'
import type { Picture } from '../../../../shared/contract/picture.ts'
import styles from './PictureLightbox.module.css'

export interface LightboxProps {
  pictures: readonly Picture[]
  /** Which one is large; null: none. */
  shown: number | null
  onClose(): void
  texts: { region: string; close: string; next: string; previous: string; broken: string }
}

/** `address 480w, address 960w` as the lightbox wants it; the height by the picture's own shape. */
const renditionsOf = ({ sources, width, height }: Picture) =>
  (sources?.[0]?.srcset ?? '').split(', ').flatMap((entry) => {
    const [, src, wide] = /^(\S+) (\d+)w$/.exec(entry) ?? []
    return src && wide ? [{ src, width: Number(wide), height: Math.round((Number(wide) * height) / width) }] : []
  })

/** A picture as large as the screen allows, with its caption; arrow keys, swipes and Escape work. */
export const PictureLightbox = ({ pictures, shown, onClose, texts }: LightboxProps) => (
  <Lightbox
    className={styles.lightbox ?? ''}
    open={shown !== null}
    index={shown ?? 0}
    close={onClose}
    slides={pictures.map((picture) => {
      const srcSet = renditionsOf(picture)
      const { src, alt, width, height } = picture
      return { src, alt, width, height, description: alt, ...(srcSet.length > 0 && { srcSet }) }
    })}
    plugins={[Captions]}
    render={{ iconError: () => <p className={styles.broken}>{texts.broken}</p> }}
    captions={{ descriptionTextAlign: 'center' }}
    labels={{
      Lightbox: texts.region,
      'Photo gallery': texts.region,
      Close: texts.close,
      Next: texts.next,
      Previous: texts.previous,
    }}
  />
)
