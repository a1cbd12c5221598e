/** Widths in px in which a drawing is rendered; no others, so that nobody can fill the cache by asking for all of them. */
export const renditionWidths = [480, 960, 1600] as const
