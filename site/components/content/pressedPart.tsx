import { type ComponentType, type ReactNode, Suspense } from 'react'
import { lazyAgain } from '../../framework/boundary/lazyAgain.tsx'
import { PageBoundary } from '../../framework/boundary/PageBoundary.tsx'
import { useTexts } from '../../texts/useTexts.ts'

const LoadingFailed = () => {
  const { failures } = useTexts('common')
  return <p role="alert">{failures.unreachable}</p>
}

/**
 * A component whose code loads on a press. If it does not load, only this component says so; mounted again (with another `key`), it requests the code
 * again.
 *
 * @param meanwhile shown while the code loads
 */
export const pressedPart = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> => {
  const Part = lazyAgain(fetchCode)
  return (props: Props) => (
    <PageBoundary instead={<LoadingFailed />}>
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    </PageBoundary>
  )
}
