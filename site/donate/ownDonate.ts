/** Which ways to give of the page itself are in view: the floating one shows only where none is. */
const inView = new Set<Element>()

const tell = () => {
  document.documentElement.dataset['floating'] = inView.size > 0 ? 'off' : 'on'
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

/** A ref for an element that holds a marigold way to give. */
export const ownDonate = (element: Element | null) => {
  if (!element || !watch) return undefined
  watch.observe(element)
  return () => {
    watch.unobserve(element)
    inView.delete(element)
    tell()
  }
}
