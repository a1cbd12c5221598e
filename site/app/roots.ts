/** The only place that reads the addresses which the build (or the server of the demo) puts in. No slash at the end. */
export const apiRoot: string = __API_ROOT__
export const siteRoot: string = __SITE_ROOT__
