import type { ComponentType, ReactNode } from 'react'
import { lazyPart } from '../../framework/lazyPart.tsx'
import { type TextArea, useTexts } from '../../texts/useTexts.ts'

const LoadingFailed = () => {
  const { failures } = useTexts('common')
  return <p role="alert">{failures.unreachable}</p>
}

/**
 * A component whose code loads on a press. If it does not load, only this component says so; mounted again (with another `key`), it requests the code
 * again.
 *
 * @param loading shown while the code loads
 * @param texts areas of its texts
 */
export const pressedPart = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  loading: ReactNode = null,
  texts?: readonly TextArea[],
): ComponentType<Props> => lazyPart(fetchCode, { texts, loading, failed: <LoadingFailed />, browserOnly: true })
