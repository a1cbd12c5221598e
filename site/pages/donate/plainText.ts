/** Separates two words at the end of a block. */
const blockEnd = /<(?:\/(?:p|div|li|h\d|blockquote|tr)|br)\b/gi

/**
 * HTML of the API as plain text (specification, decision 20). The parsed document is never shown or run: scripts in it do not start, pictures are not fetched.
 */
export const plainText = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.replace(blockEnd, ' $&'), 'text/html')
  for (const code of body.querySelectorAll('script, style')) code.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
