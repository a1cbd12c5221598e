/** Links made of what the API sends: never a script, whatever stands in the data. */

/** @returns the address if it is http(s), else undefined */
export const safeHref = (url: string | null | undefined): string | undefined =>
  url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined

/** A telephone link of the digits alone. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
