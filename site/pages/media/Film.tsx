import { useState } from 'react'
import type { Video } from '../../../shared/contract/content/gallery.ts'
import { takeFocus } from '../../../shared/takeFocus.ts'
import { useLanguage } from '../../app/language/language.ts'
import { Button } from '../../components/Button.tsx'
import { PictureView } from '../../components/picture/PictureView.tsx'
import { Entry } from '../../components/Entry.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Film.module.css'

/** A film behind its first picture: nothing loads before the press, and the page says how much that will be. */
export const Film = ({ video, withText = false }: { video: Video; withText?: boolean }) => {
  const texts = useTexts('public').gallery
  const [state, setState] = useState<'waiting' | 'playing' | 'broken'>('waiting')
  const play = () => setState('playing')
  const screen = (
    <div className={styles.frame}>
      {state === 'playing' ? (
        <Player video={video} onBroken={() => setState('broken')} />
      ) : (
        <button type="button" className={styles.play} aria-label={texts.play(video.title)} onClick={play}>
          <PictureView picture={{ ...video.poster, alt: '' }} sizes="(min-width: 64rem) 50vw, 100vw" />
          <span className={styles.mark} aria-hidden="true" />
        </button>
      )}
    </div>
  )
  return (
    <Entry picture={screen} title={video.title}>
      {withText && <p>{video.text}</p>}
      <p className="text-small">{texts.weight(texts.seconds(video.seconds), sizeText(video.bytes))}</p>
      {state === 'broken' && (
        <div role="alert" className="flow-close">
          <p>{texts.broken}</p>
          <Button look="outline" onClick={play}>
            {texts.again}
          </Button>
        </div>
      )}
    </Entry>
  )
}

/** @param bytes as sent @returns e.g. `0.9 MB`, `640 kB` */
export const sizeText = (bytes: number): string =>
  bytes >= 995_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(10, Math.round(bytes / 10_000) * 10)} kB`

/** The film itself, with captions in the reader's language. @param onBroken none of its sources could be loaded */
export const Player = ({ video, onBroken }: { video: Video; onBroken(): void }) => {
  const lang = useLanguage()
  const last = video.sources.length - 1
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are the tracks below, as many as the API has
    <video
      controls
      autoPlay
      playsInline
      crossOrigin="anonymous"
      poster={video.poster.src}
      width={1280}
      height={720}
      // The poster's button is gone, so the keyboard focus moves here.
      ref={takeFocus}
    >
      {video.sources.map(({ src, type }, index) => (
        <source key={src} src={src} type={type} onError={index === last ? onBroken : undefined} />
      ))}
      {video.captions.map((track) => (
        <track
          key={track.lang}
          kind="captions"
          src={track.src}
          srcLang={track.lang}
          label={track.label}
          default={track.lang === lang}
        />
      ))}
    </video>
  )
}
