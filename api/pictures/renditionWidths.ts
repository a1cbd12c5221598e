/** The widths in px of renditions. There are no others, so nobody can fill the cache with all of them. */
export const renditionWidths = [480, 960, 1600] as const
