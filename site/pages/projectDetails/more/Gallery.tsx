import { type ComponentType, type MouseEvent, useState } from 'react'
import type { Picture } from '../../../../shared/contract/content/picture.ts'
import { PictureView } from '../../../layout/picture/PictureView.tsx'
import { Section } from '../../../layout/Section.tsx'
import styles from './Gallery.module.css'
import type { LightboxProps } from './PictureLightbox.tsx'
import { moreWaysTexts } from './texts.ts'

const fetchLightbox = async () => (await import('./PictureLightbox.tsx')).PictureLightbox
const prepare = () => void fetchLightbox().catch(() => {})

/** Pictures of a project. Each links to its large file; a press opens it in place, with code prefetched at the first sign of intent. */
export const Gallery = ({ pictures }: { pictures: readonly Picture[] }) => {
  const texts = moreWaysTexts.use()
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  if (pictures.length === 0) return null
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { src } = pictures[index] ?? {}
    fetchLightbox().then(
      (loaded) => {
        setLightbox(() => loaded)
        setShown(index)
      },
      // Its code did not load: open the picture itself.
      () => src && window.location.assign(src),
    )
  }
  return (
    <Section title={texts.gallery} lead={texts.galleryLead(pictures.length)}>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <a
              href={picture.src}
              aria-label={texts.enlarge(picture.alt)}
              onClick={(event) => open(event, index)}
              onPointerEnter={prepare}
              onFocus={prepare}
            >
              <PictureView picture={picture} sizes="(min-width: 60rem) 33vw, 50vw" />
            </a>
          </li>
        ))}
      </ul>
      {Lightbox && <Lightbox pictures={pictures} shown={shown} onClose={() => setShown(null)} texts={texts.lightbox} />}
    </Section>
  )
}
