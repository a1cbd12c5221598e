import type { ApiConfig } from '../base/config.ts'

/** Absolute address of a picture, in the folder `media` beside the API root. It is absolute because a partner's page shows it, too. */
export function mediaUrl(config: Pick<ApiConfig, 'apiRoot'>, name: string): string {
  return new URL(`media/${name}.svg`, config.apiRoot).href
}
