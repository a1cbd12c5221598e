/** The address of a page as people type it: `https://www.example.org/csr`, or `www.example.org`. */
const address = /^(?:([a-z][a-z\d+.-]*):\/\/)?([^\s/?#@:]+)(?::\d{1,5})?(?:[/?#].*)?$/i
/** A name with a dot whose last label is no number: neither `localhost` nor an IP address. */
const hostName = /^([\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u

/**
 * What is wrong with an address: `page_address` is no internet address, `https` is one without https. Null if it is right.
 *
 * @param text as typed; a missing scheme counts as https
 */
export const pageAddressProblem = (text: string): 'page_address' | 'https' | null => {
  const [, scheme = 'https', host = ''] = address.exec(text.trim()) ?? []
  const named = scheme.toLowerCase()
  if (!hostName.test(host) || !/^https?$/.test(named)) return 'page_address'
  return named === 'https' ? null : 'https'
}
