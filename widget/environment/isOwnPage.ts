/**
 * Whether the page is the trust's own: it then stores the session and shows the password form. The build must say so, too. A page of others may have a copy of our
 * files, or name itself as the trust.
 */
export const isOwnPage = (siteRoot: string): boolean =>
  [siteRoot, __SITE_ROOT__].every((root) => new URL(root).origin === location.origin)
