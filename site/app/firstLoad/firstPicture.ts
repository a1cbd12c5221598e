/** So long the browser may take to say that the picture is painted, in ms; it says nothing where a text is larger, or where it knows no such entry. */
const saidWithinMs = 200

/** Waits until the picture that the page begins with is painted; where there is none, or it does not come, until anything is. */
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
    setTimeout(resolve, saidWithinMs)
  })
}
