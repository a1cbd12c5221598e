import { donateAddress } from '../../../shared/donation/donateAddress.ts'

/**
 * The two lines that a partner pastes into a page: the script, and a button with a link inside for where the script is blocked.
 *
 * @param siteRoot the site's address, without a slash at its end
 * @param caption of the button; a text of ours, but escaped all the same
 * @param projectId the project that gifts are for; undefined lets the giver choose
 */
export const embedLines = (siteRoot: string, caption: string, projectId?: number): string[] => {
  const project = projectId === undefined ? '' : ` project-id="${projectId}"`
  const safe = caption.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return [
    `<script async src="${siteRoot}/widget/v1/donate.js"></script>`,
    `<donate-button${project}><a href="${siteRoot}${donateAddress({ projectId })}">${safe}</a></donate-button>`,
  ]
}
