import { donateAddress } from '../../shared/donation/address/donateAddress.ts'
import type { LoadOptions } from '../package/loadDonateWidget.ts'
import type { OpenRequest } from '../publicApi.ts'

/**
 * The link's address until the script has loaded: the site's own donation page, with the choices, for the same project and partner. Without settings
 * only the page's own script tag exists, and it handles `#donate`.
 */
export const donateHref = (settings: LoadOptions | null, request: OpenRequest): string => {
  if (!settings) return request.projectId === undefined ? '#donate' : `#donate=${request.projectId}`
  const { src, siteRoot = /^(https?:)?\/\/[^/]+/.exec(src)?.[0] ?? '', lang, partner } = settings
  const projectId = request.projectId ?? settings.projectId
  return siteRoot + donateAddress({ ...request, projectId, lang, partner })
}
