/** A filter of a list, as a field and as a parameter of the page's address. */
export interface FilterField {
  /** Of the parameter; the call takes the same. */
  name: string
  label: string
  kind: 'search' | 'choice' | 'day' | 'amount' | 'text'
  /** Of a choice. */
  options?: ReadonlyArray<{ value: string; label: string }>
  /** Behind "More filters". */
  rare?: boolean
}

/** The filters that are set in an address. */
export const filtersIn = (search: URLSearchParams, fields: readonly FilterField[]): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ name }) => {
      const value = search.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )
