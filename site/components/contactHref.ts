/** Links made of the API's data: never a script, whatever the data contain. */

/** @returns the address if it is http(s), else undefined */
export const safeHref = (url: string | null | undefined): string | undefined =>
  url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined

/** A telephone link of digits only. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
