import { type ComponentType, memo, type ReactNode } from 'react'
import { lazyPart, type LazyPartOptions } from '../../framework/lazyPart.tsx'
import { stateId } from '../../framework/firstLoad/prerendered.ts'
import { PageLoading } from '../PageLoading.tsx'

const inputs = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const

/** The reader's first interaction with this page. */
const firstInput = (): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController()
    const heard = () => {
      over.abort()
      resolve()
    }
    for (const name of inputs) addEventListener(name, heard, { capture: true, passive: true, signal: over.signal })
  })

/** Whether the server has rendered the page: then all of it can be read, links included, without its code. */
const drawnByServer = (): boolean => {
  if (!document.getElementById(stateId)) return false
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && new URL(arrival.name).pathname === location.pathname
}

/** If the server has drawn the page: the reader's first movement. Who is in a form, or has pressed its button (start.ts), has moved. */
const untilMoved = async (isWanted: () => boolean): Promise<void> => {
  if (
    import.meta.env.SSR ||
    !drawnByServer() ||
    document.querySelector('form:is([data-pressed], :focus-within)') ||
    isWanted()
  )
    return
  await firstInput()
}

interface BelowViewOptions extends Pick<LazyPartOptions, 'texts'> {
  /** Whether the address asks for this part, so that its code does not wait. */
  isWanted?(): boolean
  /** Shown while the code loads. */
  loading?: ReactNode
}

/**
 * A part of a page below the first view. If the server has rendered it, its code waits for the reader's first interaction: on a slow phone, reading is
 * possible before this code runs. Otherwise the code loads at once. React hydrates it later, so it is rendered again only with other properties.
 */
export const belowView = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { texts, isWanted = () => false, loading = <PageLoading /> }: BelowViewOptions = {},
): ComponentType<Props> => {
  const Part = lazyPart(fetchCode, { texts, loading, until: () => untilMoved(isWanted) })
  // The type of a memo is not that of a component.
  return memo(Part) as unknown as ComponentType<Props>
}
