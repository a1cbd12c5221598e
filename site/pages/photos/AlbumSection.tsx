import { useState } from 'react'
import type { Album } from '../../../shared/contract/content/gallery.ts'
import { pressedPart } from '../../content/pressedPart.tsx'
import { PictureView } from '../../layout/picture/PictureView.tsx'
import { Section } from '../../layout/Section.tsx'
import { galleryTexts } from '../media/texts.ts'
import styles from './Photos.module.css'

const loadLightbox = async () => (await import('./AlbumLightbox.tsx')).AlbumLightbox
const AlbumLightbox = pressedPart(loadLightbox)
/** The pointer is over a picture: prefetch what a press needs. A failure appears at the press. */
const prepare = () => void loadLightbox().catch(() => {})

/** One album: its pictures in rows of their own sizes; a press shows one large. */
export const AlbumSection = ({ album }: { album: Album }) => {
  const texts = galleryTexts.use()
  /** Which picture is shown large, and by which press; null: none. */
  const [large, setLarge] = useState<{ index: number; press: number } | null>(null)
  const enlarge = (index: number) => setLarge((last) => ({ index, press: (last?.press ?? 0) + 1 }))
  return (
    <Section id={`album-${album.id}`} title={album.title} lead={album.text}>
      <ul className={styles.pictures}>
        {album.photos.map(({ id, caption, picture }, index) => (
          <li key={id}>
            <figure>
              <button
                type="button"
                className={styles.enlarge}
                aria-label={texts.enlarge(caption)}
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => enlarge(index)}
              >
                <PictureView picture={picture} sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw" />
              </button>
              <figcaption>{caption}</figcaption>
              {large?.index === index && (
                <AlbumLightbox key={large.press} photos={album.photos} index={index} onClose={() => setLarge(null)} />
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
