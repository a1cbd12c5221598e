import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import type { Picture } from '../../../shared/contract/basics.ts'
import styles from './PictureFrame.module.css'

export interface CaptionedPicture {
  picture: Picture
  /** Absent: the picture's alternative text, and only in the large view. */
  caption?: string
}

interface LargePicturesProps {
  pictures: readonly CaptionedPicture[]
  /** The first one. */
  index: number
  texts: {
    region: string
    close: string
    next: string
    previous: string
    /** Replaces a picture that did not load. */
    broken: string
  }
  onClose(): void
}

/** `address 480w, address 960w` as the lightbox needs it; the height from the picture's own shape. */
const renditionsOf = ({ sources, width, height }: Picture) =>
  (sources?.[0]?.srcset ?? '').split(', ').flatMap((entry) => {
    const [, src, wide] = /^(\S+) (\d+)w$/.exec(entry) ?? []
    return src && wide ? [{ src, width: Number(wide), height: Math.round((Number(wide) * height) / width) }] : []
  })

/** Pictures as large as the screen allows, with their captions; arrow keys, swipes and Escape work. */
export const LargePictures = ({ pictures, index, texts, onClose }: LargePicturesProps) => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      className={styles.large ?? ''}
      plugins={[Captions]}
      slides={pictures.map(({ picture, caption }) => {
        const srcSet = renditionsOf(picture)
        const { src, alt, width, height } = picture
        return { src, alt, width, height, description: caption ?? alt, ...(srcSet.length > 0 && { srcSet }) }
      })}
      animation={still ? { fade: 0, swipe: 0 } : {}}
      controller={{ closeOnBackdropClick: true }}
      render={{ iconError: () => <p className={styles.broken}>{texts.broken}</p> }}
      labels={{
        Lightbox: texts.region,
        'Photo gallery': texts.region,
        Close: texts.close,
        Next: texts.next,
        Previous: texts.previous,
      }}
    />
  )
}
