/** An address of the trust's site. @param path begins with a slash; the root may end with one, too */
export const siteAddress = (siteRoot: string, path: string): string => siteRoot.replace(/\/$/, '') + path
