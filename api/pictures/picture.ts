import type { Picture } from '../../shared/contract/content/picture.ts'
import type { ApiConfig } from '../base/config.ts'
import { mediaUrl } from '../projects/mediaUrl.ts'
import { drawingSize, type Size } from './mediaFiles.ts'

/** The widths in px of renditions. There are no others, so nobody can fill the cache with all of them. */
export const renditionWidths = [480, 960, 1600] as const

/** The size to use if the drawing is missing: that of a banner, so the page keeps its layout. */
const absent: Size = { width: 1600, height: 900 }

/** `drawing`: the SVG itself. `raster`: renditions in px, for detailed drawings. */
export type PictureKind = 'drawing' | 'raster'

type PictureConfig = Pick<ApiConfig, 'apiRoot' | 'mediaDirectory'>

/** The contract's picture for the name of a drawing. */
export function toPicture(
  config: PictureConfig,
  { name, alt }: { name: string; alt: string },
  kind: PictureKind = 'drawing',
): Picture {
  const size = drawingSize(config.mediaDirectory, name) ?? absent
  if (kind === 'drawing') return { src: mediaUrl(config, name), alt, ...size }
  const at = (width: number, type: string) => new URL(`media/${width}/${name}.${type}`, config.apiRoot).href
  const width = Math.max(...renditionWidths)
  return {
    src: at(960, 'jpg'),
    alt,
    width,
    height: Math.round((width * size.height) / size.width),
    sources: (['webp', 'jpg'] as const).map((type) => ({
      type: type === 'jpg' ? 'image/jpeg' : 'image/webp',
      srcset: renditionWidths.map((wide) => `${at(wide, type)} ${wide}w`).join(', '),
    })),
  }
}

/** A row with the contract's picture instead of its drawing's name and description. */
export const withPicture = <Row extends { picture: string; alt: string }>(
  config: PictureConfig,
  { alt, ...row }: Row,
  kind: PictureKind = 'drawing',
) => ({ ...row, picture: toPicture(config, { name: row.picture, alt }, kind) })
