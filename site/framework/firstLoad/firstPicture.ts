/**
 * How long to wait for the browser to report that the picture is painted, in ms. It reports nothing if a text is larger, or if it does not know this
 * entry type.
 */
const reportedWithinMs = 200

/** Waits until the page's first picture is painted; without one, or if it does not load, until anything is painted. */
export const firstPicture = async (): Promise<void> => {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const come = picture?.decode().then(
    () => true,
    () => false,
  )
  const wanted = (await come) ? picture : null
  await new Promise<void>((resolve) => {
    const heard = (list: PerformanceObserverEntryList): void => {
      if (!wanted || list.getEntries().some((entry) => 'element' in entry && entry.element === wanted)) resolve()
    }
    new PerformanceObserver(heard).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(resolve, reportedWithinMs)
  })
}
