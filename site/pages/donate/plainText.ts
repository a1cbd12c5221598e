/**
 * HTML of the API as plain text (brief, decision 20). The parsed document is never shown or run: scripts in it do not start, pictures are not fetched.
 */
export const plainText = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim()
