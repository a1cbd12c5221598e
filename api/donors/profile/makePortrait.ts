import sharp, { type Metadata } from 'sharp'
import { imageLimits } from '../../../shared/contract/people/profile.ts'
import type { ImageForm } from './readImageForm.ts'
import { PORTRAIT_PX } from './portraitPicture.ts'
import { createTurns } from '../../pictures/createTurns.ts'

/** The longest time, in seconds, to decode a picture. */
const SECONDS = 15

/** Decoding takes much memory and a processor. Other requests wait for their turn, and the machine stays free for other answers. */
const inTurn = createTurns(8)

export interface Portrait {
  webp: Buffer
  jpeg: Buffer
}

/** Code at the field `image`, or `crop` if the part is outside the picture. */
export type PortraitRefusal = 'type' | 'too_large' | 'broken' | 'crop'

/**
 * Makes a square portrait of an upload: turned as the camera was held, cut to the crop, in sRGB, without metadata (it may hold the place of a photograph).
 * The first bytes decide the format. Only accepted formats reach the decoder; the file's name and type are ignored.
 */
export async function makePortrait(image: Uint8Array, crop: ImageForm['crop']): Promise<Portrait | PortraitRefusal> {
  const format = formatOf(image)
  if (!format) return 'type'
  return inTurn(() => decode(image, crop, format))
}

async function decode(image: Uint8Array, crop: ImageForm['crop'], format: Format): Promise<Portrait | PortraitRefusal> {
  const open = () => sharp(image, { limitInputPixels: imageLimits.pixels, failOn: 'error', autoOrient: true })
  try {
    const seen = await open().metadata()
    if (!isFormat(seen, format)) return 'type'
    if (seen.width * seen.height > imageLimits.pixels) return 'too_large'
    const { width, height } = seen.autoOrient
    if (crop && (crop.width < 1 || crop.height < 1)) return 'crop'
    if (crop && (crop.left + crop.width > width || crop.top + crop.height > height)) return 'crop'
    const square = (crop ? open().extract(crop) : open())
      .resize(PORTRAIT_PX, PORTRAIT_PX, { fit: 'cover' })
      .toColourspace('srgb')
      .timeout({ seconds: SECONDS })
    // Decodes once: both files are made from the small square.
    const { data, info } = await square.raw().toBuffer({ resolveWithObject: true })
    const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const [webp, jpeg] = await Promise.all([
      small.clone().webp({ quality: 82 }).toBuffer(),
      // JPEG has no transparency: use white, not black.
      small.clone().flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
    ])
    return { webp, jpeg }
  } catch (error) {
    return error instanceof Error && /pixel limit/i.test(error.message) ? 'too_large' : 'broken'
  }
}

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

/** By the first bytes. */
function formatOf(image: Uint8Array): Format | null {
  const head = Buffer.from(image.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'webp'
  if (/^(avif|avis|mif1|msf1)$/.test(head.slice(8)) && head.slice(4, 8) === 'ftyp') return 'avif'
  return null
}

/** The decoder must find the same format. HEIC uses the same container as AVIF. */
function isFormat(seen: Metadata, format: Format): boolean {
  return format === 'avif' ? seen.format === 'heif' && seen.compression === 'av1' : seen.format === format
}
