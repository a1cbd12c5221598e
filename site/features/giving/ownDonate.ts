/** Which of the page's own donate links are in view. The floating bar appears only while none is, so a reader never sees two at once. */
import { createStore } from 'zustand/vanilla'

const inView = new Set<Element>()

/** Whether none is in view. Until the browser has checked, every link counts as in view, so that nothing flashes. */
const store = createStore(() => false)

/** In px. At the upper edge, the visible rest of a link is too small to press. At the lower edge, the floating bar would cover it. */
const rootMargin = '-24px 0px -72px'

const watch =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) inView.add(target)
            else inView.delete(target)
          }
          store.setState(inView.size === 0, true)
        },
        { rootMargin },
      )

/** A ref for a donate link: the link itself, because the text around it may be in view while the link is not. */
export const ownDonate = (element: Element | null) => {
  if (!element || !watch) return undefined
  watch.observe(element)
  return () => {
    watch.unobserve(element)
    if (inView.delete(element)) store.setState(inView.size === 0, true)
  }
}

/** For `useSyncExternalStore`. */
export const { getState: noneInView, subscribe: onOwnDonate } = store
