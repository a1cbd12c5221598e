/** The pages for page owners are beside the partner's page. The site redirects there, so that its build contains no more addresses than necessary. */
export const ownerTools = ['/configurator', '/doctor'] as const

/** @returns the redirect of a request, or null if it is none of these pages */
export function ownerToolAddress(request: Request, partnerRoot: string | undefined): string | null {
  const { pathname, search } = new URL(request.url)
  if (partnerRoot === undefined || !ownerTools.some((path) => path === pathname)) return null
  return `${partnerRoot}${pathname}${search}`
}
