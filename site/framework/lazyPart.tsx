import { type ComponentType, type ReactNode, Suspense } from 'react'
import { preloadForLanguage } from '../app/language/language.ts'
import { lazyAgain } from './lazyAgain.tsx'
import { PageBoundary } from './PageBoundary.tsx'

interface LazyPartOptions {
  /** Shown while the code loads. If not given, what is around the part waits with it. */
  loading?: ReactNode
  /** Shown if the code does not load. If not given, what is around the part fails with it. */
  failed?: ReactNode
  /** What the first render waits for, besides the code. */
  until?: () => Promise<void>
  /** The server's HTML never contains it. */
  browserOnly?: boolean
}

/**
 * A component whose code loads after the page. Mounted again after a failure, it requests its code again. A change of language renders everything again.
 * It therefore waits for the code of parts that the server has rendered. Their HTML stays on screen until then.
 */
export const lazyPart = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { loading, failed, until = () => Promise.resolve(), browserOnly = false }: LazyPartOptions = {},
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  const load = async () => (loaded = await fetchCode())
  if (!browserOnly) preloadForLanguage(load)
  const Part = lazyAgain(
    async () => {
      await until()
      return load()
    },
    // What the server has not rendered has nothing on screen to keep.
    () => (browserOnly ? undefined : loaded),
  )
  return (props: Props) => {
    const part = <Part {...props} />
    const shown = loading === undefined ? part : <Suspense fallback={loading}>{part}</Suspense>
    return failed === undefined ? shown : <PageBoundary instead={failed}>{shown}</PageBoundary>
  }
}
