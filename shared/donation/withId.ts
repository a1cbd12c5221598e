/** A loop, not `find`: old libraries and copied code replace methods of every array on a page. */
export const withId = <One extends { readonly id: number | null }>(
  list: readonly One[],
  id: One['id'] | null | undefined,
): One | undefined => {
  for (const one of list) if (one.id === id) return one
  return undefined
}
