import { type ComponentType, lazy } from 'react'

const failed = new Set<() => void>()

/** React keeps a failure for ever: code that did not come is asked for anew after this. */
export const forgetFailures = (): void => {
  for (const renew of failed) renew()
  failed.clear()
}

/** A lazy component that can be tried again after a failure; the answered function gives the one of the moment. */
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
