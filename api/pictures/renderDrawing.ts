import sharp from 'sharp'

export type RasterType = 'webp' | 'jpg'

/** The longest time, in seconds, to render one rendition. */
const SECONDS = 15

/** The renderer counts an SVG's units as 1/72 inch. */
const DRAWING_DPI = 72

/** Renders a drawing sharply at a width in px. It is not scaled from another rendition. */
export async function renderDrawing(drawing: Uint8Array, width: number, type: RasterType): Promise<Buffer> {
  const { width: own } = await sharp(drawing).metadata()
  const picture = sharp(drawing, { density: Math.max(1, (DRAWING_DPI * width) / own) })
    .resize({ width })
    .timeout({ seconds: SECONDS })
  if (type === 'webp') return picture.webp({ quality: 80 }).toBuffer()
  // JPEG has no transparency: use the page's colour instead of black.
  return picture.flatten({ background: '#FBF7EF' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
