import { donateSearch } from '../../shared/donation/donateSearch.ts'
import type { LoadOptions } from '../package/loadOptions.ts'
import type { OpenRequest } from '../publicApi.ts'

/**
 * Where the link leads while the script is not there: the site's own donation page, with the choices. Without settings the page's own script tag is
 * all there is, and that hears `#donate`.
 */
export const donateHref = (settings: LoadOptions | null, request: OpenRequest): string => {
  if (!settings) return request.projectId === undefined ? '#donate' : `#donate=${request.projectId}`
  const { src, siteRoot = /^(https?:)?\/\/[^/]+/.exec(src)?.[0] ?? '', lang } = settings
  const search = donateSearch(request)
  return `${siteRoot}/donate${search}${lang ? `${search ? '&' : '?'}lang=${lang}` : ''}`
}
