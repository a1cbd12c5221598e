import { useState } from 'react'
import type { Video } from '../../../shared/contract/content/gallery.ts'
import { Button } from '../../layout/Button.tsx'
import { PictureView } from '../../layout/picture/PictureView.tsx'
import block from '../../parts/Block.module.css'
import { Entry } from '../../parts/Entry.tsx'
import text from '../../parts/Text.module.css'
import styles from './Film.module.css'
import { Player } from './Player.tsx'
import { sizeText } from './sizeText.ts'
import { useTexts } from '../../texts/useTexts.ts'

interface FilmProps {
  video: Video
  /** With its text. */
  told?: boolean
}

/** A film behind its first picture: nothing loads before the press, and the page says how much that will be. */
export const Film = ({ video, told = false }: FilmProps) => {
  const texts = useTexts('public').gallery
  const [state, setState] = useState<'waiting' | 'playing' | 'broken'>('waiting')
  const play = () => setState('playing')
  const screen = (
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
  )
  return (
    <Entry picture={screen} title={video.title}>
      {told && <p>{video.text}</p>}
      <p className={text.small}>{texts.weight(texts.seconds(video.seconds), sizeText(video.bytes))}</p>
      {state === 'broken' && (
        <div role="alert" className={block.stack}>
          <p>{texts.broken}</p>
          <Button look="outline" onClick={play}>
            {texts.again}
          </Button>
        </div>
      )}
    </Entry>
  )
}
