import Lightbox from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/captions.css'
import type { Photo } from '../../../shared/contract/gallery.ts'
import { galleryTexts } from '../media/texts.ts'
import styles from './Photos.module.css'

interface AlbumLightboxProps {
  photos: readonly Photo[]
  /** Which one first. */
  index: number
  onClose(): void
}

/** An album's pictures large, with keys, swipes and captions. */
export const AlbumLightbox = ({ photos, index, onClose }: AlbumLightboxProps) => {
  const { lightbox } = galleryTexts.use()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      plugins={[Captions]}
      render={{ iconError: () => <p className={styles.broken}>{lightbox.broken}</p> }}
      className={styles.lightbox ?? ''}
      slides={photos.map(({ caption, picture: { src, alt, width, height } }) => ({
        src,
        alt,
        width,
        height,
        description: caption,
      }))}
      labels={{
        Lightbox: lightbox.region,
        'Photo gallery': lightbox.region,
        Close: lightbox.close,
        Next: lightbox.next,
        Previous: lightbox.previous,
      }}
      animation={still ? { fade: 0, swipe: 0 } : {}}
      controller={{ closeOnBackdropClick: true }}
    />
  )
}
