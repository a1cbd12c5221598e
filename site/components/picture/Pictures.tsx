import { type ComponentProps, useState } from 'react'
import { isPlainPress } from '../../app/isPlainPress.ts'
import { PictureView } from './PictureView.tsx'
import { pressedPart } from '../content/pressedPart.tsx'
import type { CaptionedPicture, LargePictures as Large } from './LargePictures.tsx'
import styles from './PictureFrame.module.css'

const fetchLarge = async () => (await import('./LargePictures.tsx')).LargePictures
const LargePictures = pressedPart(fetchLarge)
/** The pointer is over a picture: prefetch what a press needs. A failure appears at the press. */
const prepare = () => void fetchLarge().catch(() => {})

interface PicturesProps {
  pictures: readonly CaptionedPicture[]
  /** What the link to a picture does. */
  enlarge(name: string): string
  texts: ComponentProps<typeof Large>['texts']
}

/** Pictures of an album or a project. Each links to its large file; a press shows it large in place, if the page's code is there. */
export const Pictures = ({ pictures, enlarge, texts }: PicturesProps) => {
  /** Which picture is shown large, and by which press; null: none. */
  const [large, setLarge] = useState<{ index: number; press: number } | null>(null)
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ picture, caption }, index) => (
        <li key={picture.src}>
          <figure>
            <a
              href={picture.src}
              aria-label={enlarge(caption ?? picture.alt)}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={(event) => {
                if (!isPlainPress(event)) return
                event.preventDefault()
                setLarge({ index, press: (large?.press ?? 0) + 1 })
              }}
            >
              <PictureView picture={picture} sizes="(min-width: 64rem) 33vw, (min-width: 44rem) 50vw, 100vw" />
            </a>
            {caption && <figcaption className="text-small">{caption}</figcaption>}
            {large?.index === index && (
              <LargePictures
                key={large.press}
                pictures={pictures}
                index={index}
                texts={texts}
                onClose={() => setLarge(null)}
              />
            )}
          </figure>
        </li>
      ))}
    </ul>
  )
}
