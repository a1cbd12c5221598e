/** The id in an address; null where it cannot be one. */
export const idIn = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
