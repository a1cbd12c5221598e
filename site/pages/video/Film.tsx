import { useState } from 'react'
import type { Video } from '../../../shared/contract/content/gallery.ts'
import { Button } from '../../layout/Button.tsx'
import { PictureView } from '../../layout/picture/PictureView.tsx'
import { galleryTexts } from '../media/texts.ts'
import { Player } from './Player.tsx'
import { sizeText } from './sizeText.ts'
import styles from './VideoPage.module.css'

interface FilmProps {
  video: Video
  /** With its text beside it. */
  told?: boolean
}

/** A film behind its first picture: nothing loads before the press, and the page says how much that will be. */
export const Film = ({ video, told = false }: FilmProps) => {
  const texts = galleryTexts.use()
  const [state, setState] = useState<'waiting' | 'playing' | 'broken'>('waiting')
  const play = () => setState('playing')
  return (
    <article className={told ? styles.told : styles.film}>
      <div className={styles.frame}>
        {state === 'playing' ? (
          <Player video={video} onBroken={() => setState('broken')} />
        ) : (
          <button type="button" className={styles.play} aria-label={texts.play(video.title)} onClick={play}>
            <PictureView picture={{ ...video.poster, alt: '' }} sizes="(min-width: 60rem) 50vw, 100vw" />
            <span className={styles.mark} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={styles.words}>
        <h3>{video.title}</h3>
        {told && <p>{video.text}</p>}
        <p className={styles.weight}>{texts.weight(texts.seconds(video.seconds), sizeText(video.bytes))}</p>
        {state === 'broken' && (
          <div role="alert" className={styles.broken}>
            <p>{texts.broken}</p>
            <Button look="outline" onClick={play}>
              {texts.again}
            </Button>
          </div>
        )}
      </div>
    </article>
  )
}
