import { type ComponentType, type ReactNode, Suspense } from 'react'
import { currentLanguage, preloadForLanguage } from '../app/language/language.ts'
import { loadTexts, type TextArea } from '../texts/useTexts.ts'
import { lazyAgain } from './lazyAgain.tsx'
import { PageBoundary } from './PageBoundary.tsx'

export interface LazyPartOptions {
  /** The areas of its texts, loaded side by side with the code. */
  texts?: readonly TextArea[] | undefined
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
 * A component whose code, with its texts, loads after the page. Mounted again after a failure, it requests its code again. A change of language renders everything again.
 * It therefore waits for the code of parts that the server has rendered. Their HTML stays on screen until then.
 */
export const lazyPart = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { texts = [], loading, failed, until = () => Promise.resolve(), browserOnly = false }: LazyPartOptions = {},
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  const load = async () => {
    const [code] = await Promise.all([fetchCode(), ...texts.map((area) => loadTexts(area, currentLanguage()))])
    return (loaded = code)
  }
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
