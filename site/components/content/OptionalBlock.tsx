import type { ReactNode } from 'react'
import type { Content } from '../../framework/firstLoad/useContent.ts'
import { hasNoEntries } from '../QueryState.tsx'

interface OptionalBlockProps<T> {
  query: Content<T>
  children(data: T): ReactNode
}

/**
 * A block that a page can do without: a quiet area while it loads. If it is empty or does not load it is left out, and the log says why
 * (specification, section 8).
 */
export const OptionalBlock = <T,>({ query, children }: OptionalBlockProps<T>) => {
  if (query.data !== undefined) return hasNoEntries(query.data) ? null : children(query.data)
  return query.error ? null : <div className="flow-loading" aria-hidden="true" />
}
