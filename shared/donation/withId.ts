/** A loop, not `find`: old libraries, and methods copied from forums, put one of their own on every array of a page. */
export const withId = <One extends { readonly id: number }>(
  list: readonly One[],
  id: number | null | undefined,
): One | undefined => {
  for (const one of list) if (one.id === id) return one
  return undefined
}
