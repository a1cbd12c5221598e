import { useLocation, useNavigate } from 'react-router-dom'

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

/**
 * The filters that are set in the address, so Back, a reload and a shared link show the same list. What staff search for names a person: it is behind `#`, which
 * a browser never sends to a server.
 */
export const useFilters = (fields: readonly FilterField[]) => {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const places = () => ({ query: new URLSearchParams(search), fragment: new URLSearchParams(hash.slice(1)) })
  const now = places()
  const set = Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = (kind === 'search' ? now.fragment : now.query).get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )
  return {
    set,
    /** What follows the path, for links that keep the filters. */
    address: search + hash,
    change(data: FormData) {
      const { query, fragment } = places()
      for (const { name, kind } of fields) {
        const place = kind === 'search' ? fragment : query
        const value = String(data.get(name) ?? '').trim()
        if (value) place.set(name, value)
        else place.delete(name)
      }
      void navigate({ search: String(query), hash: String(fragment) })
    },
  }
}
