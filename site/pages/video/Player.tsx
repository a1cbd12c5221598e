import type { Video } from '../../../shared/contract/content/gallery.ts'
import { takeFocus } from '../../../shared/takeFocus.ts'
import { useLanguage } from '../../app/language/language.ts'

interface PlayerProps {
  video: Video
  /** None of its sources could be loaded. */
  onBroken(): void
}

/** The film itself, with captions in the reader's language. */
export const Player = ({ video, onBroken }: PlayerProps) => {
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
