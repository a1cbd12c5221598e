/** The pages for page owners stand beside the partner's page; the site leads there, so that its build knows no more addresses than it must. */
export const ownerTools = ['/configurator', '/doctor'] as const

/** @returns where a request of the site is led on to, or null where it is none of these pages */
export function ownerToolAddress(request: Request, partnerRoot: string | undefined): string | null {
  const { pathname, search } = new URL(request.url)
  if (partnerRoot === undefined || !ownerTools.some((path) => path === pathname)) return null
  return `${partnerRoot}${pathname}${search}`
}
