/** An address of the trust's site. @param path begins with a slash, which the root may end with, too */
export const siteAddress = (siteRoot: string, path: string): string => siteRoot.replace(/\/$/, '') + path
