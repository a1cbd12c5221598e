const bare = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether If-None-Match names the tag. Weak comparison, as RFC 9110 demands for it: a compressed copy has the same tag, marked as weak. */
export const hasTag = (header: string | null, etag: string): boolean =>
  header !== null && (header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag)))
