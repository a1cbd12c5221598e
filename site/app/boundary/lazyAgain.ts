import { type ComponentType, lazy } from 'react'

const failed = new Set<() => void>()

/** React keeps a failure for ever: after this, code that failed to load is requested again. */
export const forgetFailures = (): void => {
  for (const renew of failed) renew()
  failed.clear()
}

/** A lazy component that can be tried again after a failure; the returned function gives the current one. */
export const lazyAgain = <Props>(fetchCode: () => Promise<ComponentType<Props>>): (() => ComponentType<Props>) => {
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
  return () => current
}
