import type { Picture } from '../../../../shared/contract/content/picture.ts'
import { Lightbox, type LightboxTexts } from '../../../content/Lightbox.tsx'
import styles from './PictureLightbox.module.css'

export interface LightboxProps {
  pictures: readonly Picture[]
  /** Which one is large; null: none. */
  shown: number | null
  onClose(): void
  texts: LightboxTexts
}

/** `address 480w, address 960w` as the lightbox needs it; the height from the picture's own shape. */
const renditionsOf = ({ sources, width, height }: Picture) =>
  (sources?.[0]?.srcset ?? '').split(', ').flatMap((entry) => {
    const [, src, wide] = /^(\S+) (\d+)w$/.exec(entry) ?? []
    return src && wide ? [{ src, width: Number(wide), height: Math.round((Number(wide) * height) / width) }] : []
  })

/** The pictures of a project, one of them large. */
export const PictureLightbox = ({ pictures, shown, onClose, texts }: LightboxProps) => (
  <Lightbox
    look={styles.lightbox}
    texts={texts}
    open={shown !== null}
    index={shown ?? 0}
    close={onClose}
    slides={pictures.map((picture) => {
      const srcSet = renditionsOf(picture)
      const { src, alt, width, height } = picture
      return { src, alt, width, height, description: alt, ...(srcSet.length > 0 && { srcSet }) }
    })}
  />
)
