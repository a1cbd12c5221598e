import sharp from 'sharp'

export type RasterType = 'webp' | 'jpg'

/** Longest time that one rendition may take. */
const SECONDS = 15

/** An SVG's own unit is 1/72 inch to the renderer. */
const DRAWING_DPI = 72

/** Renders a drawing at a width in px, sharp at that width and not scaled up from another. */
export async function renderDrawing(drawing: Uint8Array, width: number, type: RasterType): Promise<Buffer> {
  const { width: own } = await sharp(drawing).metadata()
  const picture = sharp(drawing, { density: Math.max(1, (DRAWING_DPI * width) / own) })
    .resize({ width })
    .timeout({ seconds: SECONDS })
  if (type === 'webp') return picture.webp({ quality: 80 }).toBuffer()
  // JPEG has no transparency: paper behind a mark instead of black.
  return picture.flatten({ background: '#FBF7EF' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
}
