import { donateAddress } from '../../../shared/donation/address/donateAddress.ts'

/**
 * The two lines for a partner's page: the script, and a button that contains a link in case the script is blocked.
 *
 * @param siteRoot the site's address, without a slash at its end
 * @param caption of the button; our own text, but escaped all the same
 * @param projectId the project of the donations; undefined lets the donor choose
 */
export const embedLines = (siteRoot: string, caption: string, projectId?: number): string[] => {
  const project = projectId === undefined ? '' : ` project-id="${projectId}"`
  const safe = caption.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [
    `<script async src="${siteRoot}/widget/v1/donate.js"></script>`,
    `<donate-button${project}><a href="${siteRoot}${donateAddress({ projectId })}">${safe}</a></donate-button>`,
  ]
}
