import type { Picture } from '../../../shared/contract/content/picture.ts'
import type { ApiConfig } from '../../base/config.ts'

/** Edge of the stored square, in px. */
export const PORTRAIT_PX = 320

/** A person's picture in the contract's form: JPEG for every browser, WebP for most. */
export function portraitPicture(config: Pick<ApiConfig, 'apiRoot'>, name: string, alt: string): Picture {
  const address = (ending: string) => new URL(`media/people/${name}.${ending}`, config.apiRoot).href
  return {
    src: address('jpg'),
    alt,
    width: PORTRAIT_PX,
    height: PORTRAIT_PX,
    sources: [{ type: 'image/webp', srcset: `${address('webp')} ${PORTRAIT_PX}w` }],
  }
}
