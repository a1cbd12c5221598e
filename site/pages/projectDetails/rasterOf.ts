import type { Picture } from '../../../shared/contract/content/picture.ts'

const isRaster = (src: string) => /\.(jpe?g|png|webp)$/.test(src)

/** Address of the first picture that messengers can show (they draw no SVG); undefined if there is none. */
export const rasterOf = (pictures: readonly Picture[]): string | undefined =>
  pictures.map(({ src }) => src).find(isRaster)
