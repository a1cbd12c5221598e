import type { Picture } from '../../../shared/contract/basics.ts'

export interface PictureViewProps {
  picture: Picture
  /** How wide it is shown, as in the `sizes` attribute, e.g. `(min-width: 64rem) 50vw, 100vw`. */
  sizes?: string
  /** The first element of the page: loaded at once. All others wait until they come near the view. */
  first?: boolean
  className?: string | undefined
}

/** A picture of the API: its size is known before it loads, so nothing jumps; modern formats first. */
export const PictureView = ({ picture, sizes = '100vw', first = false, className }: PictureViewProps) => (
  <picture>
    {picture.sources?.map(({ type, srcset }) => (
      <source key={type} type={type} srcSet={srcset} sizes={sizes} />
    ))}
    <img
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  </picture>
)
