/** Which ways to give of the page itself are in view: the floating one shows only where none is, one marigold thing at a time (look.md). */
const inView = new Set<Element>()
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

const watch =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        tell()
      })

/** A ref for an element that holds a way to give. */
export const ownDonate = (element: Element | null) => {
  if (!element || !watch) return undefined
  // Taken to be in view until the browser has looked, so that nothing flashes.
  inView.add(element)
  watch.observe(element)
  return () => {
    watch.unobserve(element)
    inView.delete(element)
    tell()
  }
}

/** For `useSyncExternalStore`. */
export const onOwnDonate = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const noneInView = () => watch !== null && inView.size === 0
