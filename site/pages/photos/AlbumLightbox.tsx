import type { Photo } from '../../../shared/contract/content/gallery.ts'
import { Lightbox } from '../../content/Lightbox.tsx'
import { galleryTexts } from '../media/texts.ts'
import styles from './Photos.module.css'

interface AlbumLightboxProps {
  photos: readonly Photo[]
  /** The first picture. */
  index: number
  onClose(): void
}

/** An album's pictures large. */
export const AlbumLightbox = ({ photos, index, onClose }: AlbumLightboxProps) => {
  const { lightbox } = galleryTexts.use()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      look={styles.lightbox}
      texts={lightbox}
      slides={photos.map(({ caption, picture: { src, alt, width, height } }) => ({
        src,
        alt,
        width,
        height,
        description: caption,
      }))}
      animation={still ? { fade: 0, swipe: 0 } : {}}
      controller={{ closeOnBackdropClick: true }}
    />
  )
}
