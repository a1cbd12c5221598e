import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { lazyAgain } from '../app/boundary/lazyAgain.ts'
import { PageBoundary } from '../app/boundary/PageBoundary.tsx'
import { useTexts } from '../app/texts.ts'

const Failed = () => {
  const { failures } = useTexts()
  return <p role="alert">{failures.unreachable}</p>
}

/**
 * A part of a page whose code comes with a press. Where it does not come, only this part says so; put up anew (by another `key`), it is asked for again.
 *
 * @param meanwhile stands in while the code is on its way
 */
export const pressedPart = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> => {
  const later = lazyAgain(fetchCode)
  const Part = (props: Props) => {
    const [Shown] = useState(() => later())
    return <Shown {...props} />
  }
  return (props: Props) => (
    <PageBoundary instead={<Failed />}>
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    </PageBoundary>
  )
}
