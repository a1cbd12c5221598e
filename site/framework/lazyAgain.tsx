import { type ComponentType, lazy, useState } from 'react'

const failed = new Set<() => void>()

/** React keeps a failure for ever: after this, code that failed to load is requested again. */
export const forgetFailures = (): void => {
  for (const renew of failed) renew()
  failed.clear()
}

/**
 * A lazy component that can be tried again after a failure: mounted again, it requests its code again.
 *
 * @param loaded the component, if its code has loaded in another way: it is rendered at once
 */
export const lazyAgain = <Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  loaded: () => ComponentType<Props> | undefined = () => undefined,
): ComponentType<Props> => {
  const make = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await fetchCode() }
      } catch (error) {
        failed.add(() => void (current = make()))
        throw error
      }
    })
  let current = make()
  return (props: Props) => {
    // Decided once, because code that arrives meanwhile must not remount the component.
    const [Shown] = useState<ComponentType<Props>>(() => loaded() ?? current)
    return <Shown {...props} />
  }
}
